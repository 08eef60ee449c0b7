/** The people who can sign in to the sample catalog: the maker owns its drafts, the moderator reviews submissions. */
export const sampleAccounts = [
  { id: 'sample-maker', email: 'maker@slipway.example', name: 'Robin Maker', handle: 'robin' },
  { id: 'sample-moderator', email: 'moderator@slipway.example', name: 'Mika Moderator', handle: 'mika' },
] as const
