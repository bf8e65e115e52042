import { GlobalWindow } from 'happy-dom';
import type * as React from 'react';

/** A hook that runs in a component of its own, in happy-dom's page. */
export interface Ran<Given, Value> extends AsyncDisposable {
  /** What it gave at the last render. */
  readonly value: Value;
  /** Renders it with other arguments, and resolves once its effects are done. */
  render(given: Given): Promise<void>;
  /** Does something, and resolves once all that it changes is rendered. */
  does(act: (value: Value) => unknown): Promise<void>;
}

/**
 * Takes a new page for this process, with nothing on it. Timers stay those of Node, for tests to set. Called before modules are
 * imported that look at the page when they are loaded.
 */
export function openDocument(): Document {
  const window = new GlobalWindow({ url: 'http://hook.test/' });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of [...names, 'document', 'location', 'navigator', 'Event', 'window'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: name === 'window' ? globalThis : (window as unknown as Record<string, unknown>)[name],
    });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: window[name].bind(window),
    });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return document;
}

/** Runs a hook in the page of `openDocument`. */
export async function runHook<Given, Value>(
  hook: (given: Given) => Value,
  given: NoInfer<Given>,
): Promise<Ran<Given, Value>> {
  // React asks for the page when it is loaded.
  const react: typeof React = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.createElement('div'));
  let latest: { readonly value: Value } | undefined;
  function Host({ now }: { readonly now: Given }): null {
    latest = { value: hook(now) };
    return null;
  }
  const render = (now: Given): Promise<void> =>
    react.act(async () => root.render(react.createElement(Host, { now })));
  await render(given);
  return {
    get value() {
      return latest!.value;
    },
    render,
    does: (act) =>
      react.act(async () => {
        await act(latest!.value);
      }),
    [Symbol.asyncDispose]: () => react.act(async () => root.unmount()),
  };
}

/** Presses a key where the focus would be: on an element of the page, its body if none is named. */
export function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}
