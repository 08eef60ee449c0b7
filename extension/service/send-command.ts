import browser from 'webextension-polyfill'
import type { Command } from './messages.ts'

/** Sends a command to the background. Only `use-token` and `open-report` return a result; everything else shows up in storage. */
export const sendCommand = (command: Command): Promise<unknown> => browser.runtime.sendMessage(command)
