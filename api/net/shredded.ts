const sparePieces = 2000
const minBytesEach = 64

/**
 * Whether a body of `bytes` that has arrived in this many pieces costs far more to handle than its size suggests: each piece is a buffer of its own, a hundred
 * times as large as the single byte that it may hold. Programs that write a body bit by bit stay below.
 */
export const isShredded = (pieces: number, bytes: number): boolean => pieces > sparePieces && bytes < pieces * minBytesEach
