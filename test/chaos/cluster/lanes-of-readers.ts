import type { Lane } from './lane.ts'

/** People without an account read what the service keeps. */
export const keptReads = (path: string): Lane => ({
  pauseMs: 150,
  async step(traffic, station) {
    traffic.kept.asked += 1
    const answer = await traffic.ask(station, path)
    if (answer === null) traffic.kept.refused += 1
    else if (answer.status !== 200) traffic.misses.push(`${path} was answered with ${answer.status}`)
  },
})

/** Asks all processes at once whether they run the calendar. */
export const calendar = (): Lane => ({
  pauseMs: 250,
  async step(traffic) {
    const figures = await Promise.all(traffic.stations.map((station) => traffic.ask(station, '/metrics')))
    const leading = figures.filter((answer) => /^scheduler_leads 1$/m.test(answer?.body ?? ''))
    if (leading.length > 1) traffic.misses.push(`${leading.length} processes ran the calendar at once`)
  },
})
