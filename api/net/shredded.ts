const sparePieces = 2000
const minBytesEach = 64

/** Each piece is a buffer of its own, a hundred times as large as the byte it may hold. Programs that write bit by bit stay below. */
export const isShredded = (pieces: number, bytes: number): boolean => pieces > sparePieces && bytes < pieces * minBytesEach
