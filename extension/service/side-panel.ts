import browser from 'webextension-polyfill'

/** Chromium’s API, which Firefox and the polyfill’s types don’t have. */
type SidePanel = { open: (options: { tabId: number }) => Promise<void> }

/** Opens the panel beside the page: Chromium’s side panel, Firefox’s sidebar. Works only while a click is being handled. */
export function openSidePanel(tabId: number): Promise<void> {
  const { sidePanel } = browser as unknown as { sidePanel?: SidePanel }
  return sidePanel ? sidePanel.open({ tabId }) : browser.sidebarAction.open()
}
