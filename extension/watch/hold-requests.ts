import browser, { type DeclarativeNetRequest } from 'webextension-polyfill'

type Condition = DeclarativeNetRequest.RuleConditionType

const rules: Condition[] = [
  { excludedRequestMethods: ['get', 'head'] },
  // Leaving the page; and what changes something with a GET of its own kind.
  { resourceTypes: ['main_frame', 'websocket', 'ping'] },
]
/** Follows the rules above. While a form is tried, nothing leaves the tab: some services take addresses by GET. */
const sealed: Condition = {}
const ids = [1, 2, 3]

/**
 * Holds back what a page in a tab sends while it’s tried out: everything but GET and HEAD, and any other page. Browsers let an extension do
 * this for the hosts that it has access to; hold.ts does it inside the page for the others. Rules of a session end with the browser at the latest.
 */
export const holdRequests = (tabId: number, isSealed: boolean): Promise<void> =>
  browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: ids,
    addRules: [...rules, ...(isSealed ? [sealed] : [])].map((condition, at) => ({
      id: at + 1,
      action: { type: 'block' },
      condition: { ...condition, tabIds: [tabId] },
    })),
  })

export const releaseRequests = (): Promise<void> => browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: ids })
