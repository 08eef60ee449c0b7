import { choice, domains, flag, wholeNumber } from './define-setting.ts'
import words from './words.json' with { type: 'json' }

/** Who can join, and what members can do. */
export const memberSettings = {
  signUps: choice({
    ...words.signUps,
    group: 'members',
    standard: 'open',
    env: 'SIGN_UPS',
    options: [
      ['open', 'Everyone'],
      ['invite', 'People with an invitation'],
      ['domain', 'People with an email at certain domains'],
      ['closed', 'Nobody for now'],
    ],
  }),
  signUpDomains: domains({ ...words.signUpDomains, group: 'members', standard: [], env: 'SIGN_UP_DOMAINS' }),
  invitesPerMember: wholeNumber({ ...words.invitesPerMember, group: 'members', standard: 5, env: 'INVITES_PER_MEMBER', min: 0, max: 1000 }),
  moderatorsNeedSecondFactor: flag({
    ...words.moderatorsNeedSecondFactor,
    group: 'members',
    standard: false,
    env: 'MODERATORS_SECOND_FACTOR',
  }),
  publicSummary: flag({ ...words.publicSummary, group: 'members', standard: true, env: 'PUBLIC_MODERATION_SUMMARY' }),
  hasVotes: flag({ ...words.hasVotes, group: 'members', standard: true }),
  hasComments: flag({ ...words.hasComments, group: 'members', standard: true }),
  readOnly: flag({ ...words.readOnly, group: 'members', standard: false, env: 'READ_ONLY' }),
} as const
