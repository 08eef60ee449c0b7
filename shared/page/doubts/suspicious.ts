/** Words that may be left over from a template, a failed calculation or a to-do list; `placeholder-text` decides. */
export const suspicious = /lorem ipsum|\{\{|\}\}|<%|\$\{|%\w+%|\[object |\bundefined\b|\bNaN\b|\bnull\b|\bTODO\b|\bFIXME\b/i
