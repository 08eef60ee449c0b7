/** What forms say when they refuse an entry, thank, fail and ask for more, and what that is about. */
export const refusal =
  /invalid|not valid|(?:enter|use|provide) a valid|ungültig|gültige|invalide|valide|no válid|válid|non valid|ongeldig|geldig|ogiltig|giltig|nieprawidł|neplatn|недейств|неверн|некоррект|недійсн|geçersiz|無効|正しい|无效|無效|有效|올바르|غير صالح|לא תקין/i
export const thanks =
  /\bthank(?:s| you)\b|\byou(?:’|'| a)re (?:in|on the)\b|\bsubscribed\b|\bsuccess|check your (?:inbox|e-?mail)|\bdanke|vielen dank|angemeldet|\bmerci\b|inscri(?:t|ption) (?:est )?confirm|\bgracias\b|\bgrazie\b|\bobrigad[oa]\b|\bbedankt\b|\btack\b|dziękuj|\bkiitos\b|\btak\b(?= for)|спасибо|дякуємо|ありがとう|谢谢|謝謝|감사|شكر|תודה/i
export const trouble =
  /\berror|\bfail|\bsorry\b|wrong|\bproblem|try again|could(?:n’t|n't| not)|can(?:’t|'t|not)|unable|fehler|leider|erneut|nicht geklappt|erreur|désolé|réessay|lo sentimos|inténtalo|errore|riprova|spiacenti|erro\b|desculp|tente|helaas|mislukt|opnieuw|fout|błąd|tyvärr|fel\b|ошибк|エラー|错误|錯誤|오류/i
export const complaint =
  /\bat least \d|too short|is required|please (?:enter|write|fill|choose)|mindestens \d|zu kurz|au moins \d|trop court|al menos \d|almeno \d|pelo menos \d|\d+ ?文字以上/i
export const aboutEmail = /mail|address|adress|indirizzo|correo|メール|邮箱/i
export const aboutOthers = /name|phone|tel|company|password|nom\b|prénom|nombre|firma|kennwort|passwort/i
