import browser from 'webextension-polyfill'
import { openSidePanel } from '../service/side-panel.ts'
import { siteName } from '../service/site-name.ts'

const id = 'audit-page'

/** The entry in a page’s context menu. Choosing it lets the extension read the page, as the toolbar icon does. */
export function addMenu(): void {
  browser.runtime.onInstalled.addListener(() => void createEntry())
  browser.contextMenus.onClicked.addListener((_info, tab) => void openOver(tab?.id))
}

async function createEntry(): Promise<void> {
  await browser.contextMenus.removeAll()
  browser.contextMenus.create({
    id,
    title: `Audit this page with ${siteName}`,
    contexts: ['page', 'selection', 'link', 'image'],
    documentUrlPatterns: ['http://*/*', 'https://*/*'],
  })
}

/** Chromium before 127 doesn’t let extensions open their popup. */
async function openOver(tabId: number | undefined): Promise<void> {
  try {
    await browser.action.openPopup()
  } catch {
    if (tabId !== undefined) await openSidePanel(tabId)
  }
}
