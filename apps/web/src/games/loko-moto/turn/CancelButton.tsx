import { Icon } from '../../../ui/Icon.tsx';

/** Leaves what was begun: a word on a desk, a cross in the tray's corner on a phone. */
export function CancelButton({ label, onCancel }: { readonly label: string; onCancel(): void }) {
  return (
    <button type="button" className="button-quiet lm-cancel" onClick={onCancel}>
      <Icon name="close" />
      <span>{label}</span>
    </button>
  );
}
