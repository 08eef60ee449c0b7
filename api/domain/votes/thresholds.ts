/** The thresholds of the rule (README.md says why). Changing one needs a run of the simulations. */
export const thresholds = {
  /** Days of votes that are compared. Older votes keep the weight they have. */
  days: 14,
  /** How many other votes there must be to compare with. */
  otherVotes: 50,
  group: {
    /** How many accounts’ full attention a maker must have. An account that voted for several makers pays each a part of it. */
    attention: 15,
    /** The same for accounts that were created on the same day, too. */
    attentionOfNewcomers: 8,
    /** The smallest share of the group’s accounts that voted for the maker. */
    share: 0.75,
    /** How many times the odds of other accounts, on the same days. */
    odds: 20,
  },
  surge: {
    /** Voters of one kind for one maker: in small groups, and each on their own. */
    linked: 30,
    alone: 100,
    /** How many other makers there must be to compare with. */
    makers: 5,
    /** How many groups of the same size there must be. */
    groups: 3,
    /** The same for a maker for whom a ring has been found: the rest of it. */
    stragglers: { linked: 6, alone: 20, groups: 2 },
    /** How many times the odds of that kind among other makers’ voters. */
    odds: 10,
  },
}
