import browser from 'webextension-polyfill'

/** The color of failures on a light background (tokens.css). */
const color = '#b3261e'

/** Shows the number of failures on a tab’s toolbar icon. The browser clears it when the tab navigates. */
export async function showBadge(tabId: number, failures: number): Promise<void> {
  const badge = [
    browser.action.setBadgeBackgroundColor({ tabId, color }),
    browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
    browser.action.setBadgeText({ tabId, text: failures === 0 ? '' : String(failures) }),
  ]
  await Promise.all(badge).catch(() => null) // the tab may just have been closed
}
