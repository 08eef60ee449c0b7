/** What says that something is over, or that it’s only shown. */
export const isGone =
  /expired|\bover\b|\bended|closed|abgelaufen|beendet|vorbei|terminée?s?(?!\p{L})|finalizad|terminad|caducad|conclus|scadut|zakończ|ukonč|avslut|verlopen|päätty|завершён|завершен|истек|закінч|archief|expir|utgån|udløb|utløp|neplat|nieakt|недейств|недійс|истёк|終了|已结束|sieht|example|muster|beispiel|looks like|ejempl|exemple|esempi|voorbeeld|przykład|exempel|eksempel|пример|приклад/iu
