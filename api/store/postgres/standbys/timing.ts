/** Milliseconds. */
export const standbyTiming = {
  /** Between two observations. */
  interval: 500,
  /** For an observation, and for connecting. */
  answer: 1000,
  /** For a read. After that the leader is asked. */
  statement: 2000,
  /** How long a read waits for the standby to replay what is known to have changed. */
  patience: 50,
  /** How long a standby isn’t used after it failed a read. */
  rest: 5000,
  /** How far behind it may be. */
  maxLag: 2000,
}
