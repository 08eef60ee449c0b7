import { isbot } from 'isbot'

/** Whether a User-Agent is a crawler, a script or a link previewer; a missing one counts as one. */
export const isBot = (agent: string): boolean => agent.trim() === '' || isbot(agent)
