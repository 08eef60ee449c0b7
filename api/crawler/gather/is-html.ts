/** Whether a text file is really an HTML page, as single-page apps answer every address. */
export const isHtml = (text: string) => /^\uFEFF?\s*(<!--[^]{0,2000}?-->\s*)?<(!doctype html|html|head|body)\b/i.test(text)
