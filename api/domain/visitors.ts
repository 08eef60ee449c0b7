import { isbot } from 'isbot'

/** Crawlers, scripts and previewers by their User-Agent; who sends none is one. */
export const isBot = (agent: string): boolean => agent.trim() === '' || isbot(agent)
