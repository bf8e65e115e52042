import { Fragment } from 'react';
import './name.css';

/** The name of a locomotive, in lines that break between its words; within "S-2" only where a line is shorter than that. */
export function Name({ of: name }: { readonly of: string }) {
  return (
    <span>
      {name.split(' ').map((word, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          {word.includes('-') ? <span className="name-word">{word}</span> : word}
        </Fragment>
      ))}
    </span>
  );
}
