import { choice, domains, flag, wholeNumber } from './define-setting.ts'

/** Who can join, and what members can do. */
export const memberSettings = {
  signUps: choice({
    group: 'members',
    label: 'Who can sign up',
    standard: 'open',
    env: 'SIGN_UPS',
    options: [
      ['open', 'Everyone'],
      ['invite', 'People with an invitation'],
      ['domain', 'People with an email at certain domains'],
      ['closed', 'Nobody for now'],
    ],
  }),
  signUpDomains: domains({
    group: 'members',
    label: 'Email domains that can sign up',
    hint: 'Such as example.org, school.example. Subdomains are included. Only applies if you choose certain domains above.',
    standard: [],
    env: 'SIGN_UP_DOMAINS',
  }),
  invitesPerMember: wholeNumber({
    group: 'members',
    label: 'Invitations for each member',
    hint: 'Applies while sign-up is by invitation. Moderators can invite any number of people.',
    standard: 5,
    env: 'INVITES_PER_MEMBER',
    min: 0,
    max: 1000,
  }),
  moderatorsNeedSecondFactor: flag({
    group: 'members',
    label: 'Moderators and owners must use two-factor authentication',
    standard: false,
    env: 'MODERATORS_SECOND_FACTOR',
  }),
  publicSummary: flag({
    group: 'members',
    label: 'Publish monthly moderation numbers, without names',
    standard: false,
    env: 'PUBLIC_MODERATION_SUMMARY',
  }),
  hasVotes: flag({ group: 'members', label: 'Members can vote', standard: true }),
  hasComments: flag({ group: 'members', label: 'Members can comment', standard: true }),
  readOnly: flag({
    group: 'members',
    label: 'Read-only: only owners can save anything, and only here in the settings',
    standard: false,
    env: 'READ_ONLY',
  }),
} as const
