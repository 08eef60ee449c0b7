import browser from 'webextension-polyfill'
import { defineBackground } from 'wxt/utils/define-background'
import { guardStorage } from '../account/account-storage.ts'
import { answerPage, carryOut } from '../browser/carry-out.ts'
import { followSite } from '../account/connect-script.ts'
import { sortMessage } from '../browser/messages.ts'
import { readSite, watchSiteAddress } from '../browser/storage.ts'

export default defineBackground(() => {
  // The pending answer keeps the background alive for as long as the asking page is open.
  browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
    const sorted = sortMessage(message, sender.url, browser.runtime.getURL('/'))
    if (sorted === null) return undefined
    if ('command' in sorted) return carryOut(sorted.command)
    return answerPage(sorted.page, { url: sender.url, isTopFrame: sender.frameId === 0 && sender.tab !== undefined })
  })
  watchSiteAddress(() => void readSite().then(followSite))
  void readSite().then(followSite)
  void guardStorage()
})
