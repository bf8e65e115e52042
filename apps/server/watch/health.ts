import { isPassing } from '../base/trouble.ts';
import { Conflict } from '../storage/store.ts';

/** Whether the server can do its work; shared by those who know and those who ask. */
export class Health {
  /** It is about to end: no new tables, and whoever asks for readiness sends people elsewhere. */
  draining = false;
  /** The last commit was stored. If not, moves are refused before they are made, until a probe is stored. */
  storing = true;
  /**
   * Nothing can be stored for now, because the disk is full or the database away. Bots and clocks do nothing meanwhile:
   * each try would drop its table from memory and close the sockets of all who look.
   */
  resting = false;
  /** It has its place among the servers of its database. If not, clients are sent to the others. */
  placed = true;

  get ready(): boolean {
    return !this.draining && this.storing && this.placed;
  }

  #tell: (resting: boolean) => void = () => {};

  /** Sets the listener for when `resting` begins and ends. */
  follow(tell: (resting: boolean) => void): void {
    this.#tell = tell;
  }
  /** A commit was stored, or failed with that error. */
  committed(failed: unknown): void {
    this.storing = failed === undefined || failed instanceof Conflict;
    const resting = !this.storing && isPassing(failed);
    if (resting === this.resting) return;
    this.resting = resting;
    this.#tell(resting);
  }
}
