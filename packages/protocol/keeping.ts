/** Stands in links where a seat's number would: whoever claims it becomes the keeper, who acts for the room seats. */
export const KEEPER = -1;
