import browser from 'webextension-polyfill'
import type { Command } from './messages.ts'

/** Asks the background. Only `use-token` has an answer; everything else is seen in storage. */
export const sendCommand = (command: Command): Promise<unknown> => browser.runtime.sendMessage(command)
