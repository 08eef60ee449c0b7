import { launchesItem } from '../account/account-storage.ts'
import { isConnectPage } from '../account/own-pairing.ts'
import { isToSubmit } from '../fill/directory-at.ts'
import { chosenItem, planItem } from '../fill/plan-storage.ts'
import { readSite } from '../service/site-storage.ts'
import type { View } from './use-view.ts'

/** What a page is for: approving the popup’s code, submitting to a directory that the last loaded plan knows, or otherwise an audit. */
export async function openingView(url: string): Promise<View> {
  if (isConnectPage(url, await readSite())) return 'launches'
  const [chosen, launches] = await Promise.all([chosenItem.read(), launchesItem.read()])
  const plan = await planItem(chosen?.launch ?? launches?.items[0]?.slug ?? '').read()
  return plan !== null && isToSubmit(plan.list, url) ? 'fill' : 'audit'
}
