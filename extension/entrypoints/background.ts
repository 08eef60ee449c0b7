import browser from 'webextension-polyfill'
import { defineBackground } from 'wxt/utils/define-background'
import { handleMessage } from '../audit-jobs.ts'
import { isMessage } from '../messages.ts'

export default defineBackground(() => {
  // The pending answer keeps the background alive for as long as the popup is open.
  browser.runtime.onMessage.addListener((message: unknown) => (isMessage(message) ? handleMessage(message) : undefined))
})
