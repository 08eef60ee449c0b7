/** Signing in and resetting a password. */
export const open = { access: 'anyone', quota: null, whileSuspended: true, whileReadOnly: true } as const

/** Securing one’s own account, which people can do whatever they are suspended for. */
export const own = { access: 'member', quota: null, whileSuspended: true } as const
