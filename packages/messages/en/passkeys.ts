/** Passkeys on one's own page, and the offer to keep one's seat. */
export const passkeys = {
  'passkey.title': 'Passkeys',
  'passkey.text':
    'A passkey opens your seats with your fingerprint, face or device PIN, and there is nothing to write down.',
  'passkey.add': 'Make a passkey',
  'passkey.one': 'Passkey of {date}',
  'passkey.used': 'last used {date}',
  'passkey.unused': 'not used yet',
  'passkey.synced': 'kept by your account on other devices too',
  'passkey.single': 'on one device only',
  'passkey.remove': 'Remove',
  'passkey.remove-one': 'Remove the passkey of {date}',
  'passkey.added': 'The passkey is made.',
  'passkey.removed': 'The passkey opens nothing here any more. You may delete it on your device too.',
  'passkey.again': 'This device has a passkey of yours already.',
  'passkey.failed': 'No passkey was made. You may try again.',
  'passkey.use': 'Open with a passkey',
  'passkey.unknown': 'That passkey opens nothing here.',
  'passkey.none': 'No passkey was used.',
  'keep.title': 'Keep your seat',
  'keep.text': 'If this browser forgets you, twelve words or a passkey bring you back to this table.',
  'keep.close': 'Not now',
} as const;
