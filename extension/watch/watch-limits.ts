/** A run of both loads ends after this time. */
export const watchTimeoutMs = 90_000
