/** Whether a text file is really an HTML page: single-page apps serve one for every URL. */
export const isHtml = (text: string) => /^\uFEFF?\s*(<!--[^]{0,2000}?-->\s*)?<(!doctype html|html|head|body)\b/i.test(text)
