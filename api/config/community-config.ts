import type { CommunityRules } from '../ports/world.ts'

type Readers = {
  integer: (name: string, standard: number, min: number, max: number) => number
  flag: (name: string, standard: boolean) => boolean
  errors: string[]
}

const signUpModes = ['open', 'invite', 'closed'] as const

export function readCommunityRules(given: (name: string) => string | undefined, { integer, flag, errors }: Readers): CommunityRules {
  const text = given('SIGN_UPS') ?? 'open'
  const signUps = signUpModes.find((mode) => mode === text)
  if (signUps === undefined) errors.push(`SIGN_UPS must be one of ${signUpModes.join(', ')}, not "${text}".`)
  return {
    signUps: signUps ?? 'open',
    invitesPerMember: integer('INVITES_PER_MEMBER', 5, 0, 1000),
    weekCapacityPerMaker: integer('WEEK_CAPACITY_PER_MAKER', 1, 1, 100_000),
    moderatorsNeedSecondFactor: flag('MODERATORS_SECOND_FACTOR', false),
    publicSummary: flag('PUBLIC_MODERATION_SUMMARY', false),
  }
}
