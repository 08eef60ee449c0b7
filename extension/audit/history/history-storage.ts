import { removeOldest, storedItem } from '../../service/stored-item.ts'
import type { SiteHistory } from './history.ts'

const maxSites = 50
const historyItem = (key: string) => storedItem<SiteHistory>('local', `history ${key}`)

export const readHistory = (key: string) => historyItem(key).read()

/** Keeps the newest 50 sites. */
export async function writeHistory(key: string, history: SiteHistory): Promise<void> {
  await historyItem(key).write(history)
  await removeOldest(historyItem('').name, maxSites)
}
