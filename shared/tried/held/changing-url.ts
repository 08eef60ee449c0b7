const changing =
  /[/?&=_-](?:log-?out|log-?off|sign-?out|delete|remove|destroy|erase|unsubscribe|cancel|revoke|pay|checkout|purchase)(?:[/?&=#]|\.(?:php|aspx?|jsp|do|cgi)|$)/i

/** Whether a GET may well sign out, delete, pay or unsubscribe, by the words of its URL. */
export const isChanging = (url: string): boolean => changing.test(url)
