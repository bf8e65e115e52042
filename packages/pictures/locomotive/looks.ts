/**
 * What everybody can see of a locomotive and its wheel arrangement and features do not say: the shape of its nose, plates beside
 * the smokebox, its tender, its firebox, the school that it was built in. From photographs and drawings, by id; never from
 * a figure (LV-1.5). What is left out follows from the railway.
 */
export interface Look {
  /**
   * `cone` before the smokebox; `prow`, a steep bow with a sharp foot; `torpedo`, round as a shell down to the pilot; `slope`,
   * plates from the boiler's top down to the running board, with the chimney sunk between them.
   */
  readonly nose?: 'cone' | 'prow' | 'torpedo' | 'slope';
  readonly deflectors?: true;
  /** `centipede`: two axles in a truck and five in the frame; `vanderbilt`: a round tank. */
  readonly tender?: 'centipede' | 'vanderbilt';
  /** `round`: no Belpaire shoulders, though the railway had them elsewhere. */
  readonly firebox?: 'belpaire' | 'round';
  /** A chimney for more than one blast pipe. */
  readonly stack?: 'long';
  /** Built in America for a railway elsewhere. */
  readonly built?: 'american';
}

const LOOKS: Readonly<Record<string, Look>> = {
  'up-big-boy-4884-1': { tender: 'centipede' },
  'up-challenger-4664': { tender: 'centipede' },
  'up-fef-3-844': { tender: 'centipede', deflectors: true },
  'nyc-niagara-s1b': { deflectors: true },
  'prr-t1': { nose: 'prow' },
  'prr-s1-6100': { nose: 'torpedo' },
  'prr-j1a': { firebox: 'round' },
  'cn-u1f-6060': { nose: 'cone', tender: 'vanderbilt' },
  'sncf-241p': { deflectors: true },
  'sncf-242-a-1': { deflectors: true, stack: 'long' },
  'sncf-141r': { built: 'american', firebox: 'round' },
  'lner-w1-10000-hush-hush': { nose: 'slope' },
  'lner-a1-tornado': { deflectors: true, stack: 'long' },
  'br-9f': { deflectors: true },
  'br-71000-duke-of-gloucester': { deflectors: true, stack: 'long' },
  'drg-class-44': { deflectors: true },
  'drg-class-45': { deflectors: true },
  'mav-424': { deflectors: true },
  'pkp-pt47': { deflectors: true },
  'jnr-d51': { deflectors: true },
  'ir-wp': { nose: 'cone' },
  'sar-520-class': { nose: 'prow' },
};

/** A locomotive with the look that one of its id has; of a locomotive of somebody's own nothing is known. */
export function withLook<Drawn extends { readonly id?: string }>(locomotive: Drawn): Drawn & { look?: Look } {
  const look = locomotive.id === undefined ? undefined : LOOKS[locomotive.id];
  return look ? { ...locomotive, look } : locomotive;
}
