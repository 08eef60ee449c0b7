import { isbot } from 'isbot'

/** Crawlers, scripts and previewers by their User-Agent; who sends none is one. */
export function isBot(agent: string): boolean {
  const known = judged.get(agent)
  if (known !== undefined) return known
  const verdict = agent.trim() === '' || isbot(agent)
  if (agent.length > longestKept) return verdict
  if (judged.size >= mostJudged) judged.clear()
  judged.set(agent, verdict)
  return verdict
}

/** Judging takes a while, and most visitors come more than once. */
const judged = new Map<string, boolean>()
const mostJudged = 1000
/** Characters: no browser says more of itself, and whoever does shall not fill the memory. */
const longestKept = 512
