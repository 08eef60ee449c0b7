/** A person’s page for moderators. */
export const personPath = (id: string): string => `/moderation/people/${encodeURIComponent(id)}/`
