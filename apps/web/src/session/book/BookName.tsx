interface BookNameProps {
  readonly label: string;
  readonly value: string;
  onChange(name: string): void;
}

/** A name in a book: of a player, or of whoever keeps it. Left empty it is named by its number. */
export function BookName({ label, value, onChange }: BookNameProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        maxLength={24}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
