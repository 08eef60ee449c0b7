/** A week of launches that has ended: its first three. `id` is its year and week, like 2026-w48. Launches with as many votes share a place. */
export type ClosedWeek = { id: string; closedAt: string; first: { launchId: string; place: number; upvotes: number }[] }
