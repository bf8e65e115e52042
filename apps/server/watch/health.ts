/** Whether the server can do its work; shared by those who know and those who ask. */
export class Health {
  /** It is about to end: no new tables, and whoever asks for readiness sends people elsewhere. */
  draining = false;
  /** The last commit was stored. If not, moves are refused before they are made, until a probe is stored. */
  storing = true;

  /** It has its place among the servers of its database. If not, clients are sent to the others. */
  placed = true;

  get ready(): boolean {
    return !this.draining && this.storing && this.placed;
  }
}
