/** The thresholds of the rule (README.md says why). Changing one needs a run of the simulated sites. */
export const thresholds = {
  /** Days of votes that are compared. Older votes keep the weight they have. */
  days: 14,
  /** On how many earlier days an account must have voted for others or commented to vote like a settled one. */
  daysToSettle: 3,
  crowd: {
    /** How many more voters than others’ choices explain. */
    excess: 15,
    /** The same among makers who vote for each other. */
    circle: 6,
    /** How many times the odds that others’ choices explain. */
    odds: 2.5,
    /** By how many standard deviations they must be more. */
    deviations: 5,
    /** Where people are mixed, those who voted for others, or those who didn’t, are more than others’ choices explain by at least this share of the rest. */
    mixed: 0.1,
    /** How many settled votes there must be to compare with; otherwise everybody else’s are, too, and at least this share must have voted for the maker. */
    settledVotes: 30,
    share: 0.75,
    /** A choice is compared as if there were at least so many makers. */
    makers: 6,
  },
  /** Settled accounts on one network or with one email domain belong together if so many, and so large a share of them, voted for one maker. */
  together: { voters: 15, share: 0.75 },
  /** How many more voters there must be if they share a network or an email domain. */
  linked: 7,
}
