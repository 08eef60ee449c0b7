/** The thresholds of the rule (README.md says why). Changing one needs a run of the simulated sites. */
export const thresholds = {
  /** Days of votes that are compared. Older votes keep the weight they have. */
  days: 14,
  /** Within how many days before a vote its account took part, to have done so. */
  partWithin: 90,
  /** With fewer votes for others, nothing is usual: only voters who never took part before have something in common. */
  elsewhere: 2,
  /** The votes that a maker’s voters cast for others weigh at most so many times as much as everybody else’s. */
  further: 1.5,
  /** Voters have something in common if there are so many more of them than usual, so many times as many, by so many standard deviations. */
  sign: { more: 8, times: 2.5, deviations: 5 },
}
