/** Whether the server can do its work; shared by those who know and those who ask. */
export class Health {
  /** It is about to end: no new tables, and whoever asks for readiness sends people elsewhere. */
  draining = false;
  /** The last commit was stored. If not, moves are refused before they are made, until a probe is stored. */
  storing = true;

  get ready(): boolean {
    return !this.draining && this.storing;
  }
}
