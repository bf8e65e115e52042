import { createHash } from 'node:crypto';
import { PHRASE_WORDS } from '@turntable/protocol/phrase.ts';

/** Twelve words, or what is wrong with them (`RecoverReply`). */
type Reading =
  { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly words: readonly number[] };

/** The list of words is large and seldom needed. */
async function bip39() {
  const [{ generateMnemonic, validateMnemonic }, { wordlist }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
  ]);
  return { generateMnemonic, validateMnemonic, wordlist };
}

/** What is kept of a phrase. Its 128 random bits need no salt: they are not to be guessed. */
function hashOf(phrase: string): string {
  return createHash('sha256').update(`phrase ${phrase}`).digest('hex');
}

/** A new recovery phrase of twelve words (BIP-39, 128 random bits), and the hash that is stored of it. */
export async function newPhrase(): Promise<{ phrase: string; hash: string }> {
  const { generateMnemonic, wordlist } = await bip39();
  const phrase = generateMnemonic(wordlist, 128);
  return { phrase, hash: hashOf(phrase) };
}

/** Reads what somebody typed, by the list of words alone: it tells nothing of which phrases there are. */
export async function readPhrase(text: string): Promise<Reading> {
  const { validateMnemonic, wordlist } = await bip39();
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const known = new Set(wordlist);
  const wrong = words.flatMap((word, i) => (known.has(word) ? [] : [i]));
  const phrase = words.join(' ');
  if (wrong.length > 0 || words.length !== PHRASE_WORDS || !validateMnemonic(phrase, wordlist))
    return { ok: false, words: wrong };
  return { ok: true, hash: hashOf(phrase) };
}
