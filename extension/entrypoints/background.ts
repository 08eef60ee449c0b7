import browser from 'webextension-polyfill'
import { defineBackground } from 'wxt/utils/define-background'
import { guardStorage } from '../account/account-storage.ts'
import { followSite } from '../account/connect-script.ts'
import { followTabs } from '../background/follow-tabs.ts'
import { handleCommand, handlePageMessage } from '../background/handle-message.ts'
import { addMenu } from '../background/menu.ts'
import { classifyMessage } from '../service/messages.ts'
import { readSite, watchSiteUrl } from '../service/site-storage.ts'
import { followWatches } from '../watch/watch-jobs.ts'

export default defineBackground(() => {
  // The pending response keeps the background alive for as long as the page that sent the message is open.
  browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
    const classified = classifyMessage(message, sender.url, browser.runtime.getURL('/'))
    if (classified === null) return undefined
    if ('command' in classified) return handleCommand(classified.command)
    return handlePageMessage(classified.page, { url: sender.url, isTopFrame: sender.frameId === 0 && sender.tab !== undefined })
  })
  addMenu()
  followTabs()
  followWatches()
  watchSiteUrl(() => void readSite().then(followSite))
  void readSite().then(followSite)
  void guardStorage()
})
