import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Accessible name, if not the label. */
  readonly name?: string;
  /** File types, as an input takes them. */
  readonly accept: string;
  readonly quiet?: boolean;
  readonly busy?: boolean;
  onFile(file: File): void;
}

/** A button that opens a file; the same file may be chosen again. */
export function FileButton({ label, name = label, accept, quiet, busy, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={quiet ? 'button-quiet' : 'button'}
        disabled={busy}
        aria-label={name === label ? undefined : name}
        onClick={() => field.current?.click()}
      >
        {label}
      </button>
      <input
        ref={field}
        type="file"
        accept={accept}
        className="hidden-visually"
        tabIndex={-1}
        // The button is the one control that people hear of; tests find the field by its label.
        aria-hidden
        aria-label={name}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
