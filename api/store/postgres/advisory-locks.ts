/** Numbers of PostgreSQL's advisory locks, of which everybody in a database shares one space of pairs. */
export const advisoryLocks = { space: 0x51_1b_a9, writer: 1, start: 2, leader: 3 }
