// Texts of a draw that are kept with it or saved in its files.

export const drawMessages = {
  /** A prize that was given no name. @param number from 1 */
  prize: (number: number) => `Prize ${number}`,

  /** Columns of an outcome that is saved as a table. */
  outcomeHeader: {
    prize: 'Prize',
    place: 'Place',
    name: 'Name',
    status: 'Status',
    time: 'Time',
    press: 'Draw',
  },
  status: {
    winner: 'Winner',
    notHere: 'Not here',
    declined: 'Declined',
    reserve: 'Reserve',
    /** Has won another place since, or was not here for it. */
    formerReserve: 'Former reserve',
    nobodyLeft: 'Nobody left',
    notDrawn: 'Not drawn',
  },
} as const
