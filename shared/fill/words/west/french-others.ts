import { rule, type Rule } from '../meaning.ts'

const of = '(?:du|de|des|d|l|la|le|les|un|une|votre|vos|ton|ta|tes|ce|cet|cette|pour|sur|vers|au|a)'
const event =
  '(?:evenements?|conferences?|postes?|bugs?|problemes?|incidents?|erreurs?|articles?|billets?|factures?|commandes?|paiements?|images?|photos?|ecole|universite|lycee|banque|amie?s?|annonces?|campagnes?|offres?|avis|personnes?|concours|partenaires?|parrain|sponsors?|podcasts?|episodes?|employeur|collegues?|salon|lieu|avocat|investisseurs?|fichiers?|intervenants?|intervention|atelier|webinaire|stage|recompense|prix|question|seance|reunion|visioconference|webhook|badge|tweet|post|membres?|equipe|cofondateurs?|cours de)'
const maker = '(?:fondat|creat|aut|concept|developp|edit)(?:eu|ri|o)\\w*'

/** What French forms ask besides in the words of our fields, then what only sounds like it. Read before the fields. */
export const frenchOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:nom|titre|logo|captures?(?: d ecran)?|video|intitule|url|lien|date|lieu|adresse|categorie|theme|site|site web|page|resume|description|pays|prix|debut|fin|type|sujet|source|texte alternatif|legende|credit|fichier|nombre) (?:${of} ){1,3}(?:\\w+ )?${event}\\b`,
      `(?:decri|expliqu|expos|racont|detaill|precis|parl)\\w* .{0,24}\\b(?:bug|probleme|erreur|experience|parcours|role|demande|incident|question|situation|besoin|evenement|equipe|entreprise|societe|toi|vous meme|poste|motivation)\\w*`,
      '(?:description|presentation|adresse|taille|effectif|numero|forme) (?:de |d |l |la |votre |ton |ta |notre ){1,3}(?:entreprise|societe|boite|agence|equipe)\\b.*|chaines?\\b.*|date de (?:debut|fin)\\b.*|quel(?:le)? (?:formule|forfait|pack|option) (?:choisi|souhait|voul|desir|prefer)\\w*|commission\\w*|depuis quand .{0,24}(?:travaillez|membre|connaissez|utilisez)\\b.*|offre d emploi\\b.*',
      'co ?fondat\\w*|cofondateurs?|co ?createurs?|autres? (?:personnes?|fondateurs?|liens?|url|profils?|chose)|(?:qui|personne).{0,30}(?:recommande|parraine|invite|parle|envoye|conseille|oriente)\\w*|parrain\\w*',
      'e ?mail.{0,24}\\b(?:ami|amie|collegue|facturation|factures?|comptabilite|presse|support|client\\w*|assistance|partenaire\\w*|inviter|secours|recuperation|associe|cofondateur)\\b.*',
      '^(?:avez vous|as tu|etes vous (?!\\w* ?prenom|$)|es tu|souhaitez|souhaites|voulez|veux|acceptez|acceptes|pouvons nous|peut on (?:vous|te|utiliser|publier|citer)|pouvez|autorisez|autorises|aimeriez|cherchez|recherchez|disposez|avez)\\b(?!.*(?:video|depot|github|bande annonce|captures?|slogan|logo$|demo)).*',
      'comment .{0,24}(?:connu|entendu|trouves?|decouvert|parvenu|arrive|nous)\\b.*|ou .{0,16}(?:entendu|connu|decouvert|lu|(?<!se )trouve)\\b.*|par quel (?:biais|canal|moyen)\\b.*|(?:nous|notre (?:site|annuaire)) .{0,12}(?:decouvert|connu)\\w*|sur lequel vous nous\\b.*',
      'texte alternatif|credits? (?:photo|image)|copyright|legende|photo (?:de profil|de vous|du fondateur|de l equipe|d identite)|droits? (?:sur|d auteur|a l image)|source de l image|fichier joint|piece jointe',
      '(?:annee|date) de (?:creation|fondation|naissance)(?! du (?:produit|jeu|site))|effectifs?|salaries?|employes|chiffre d affaires|levee de fonds|montant|financement|investisseurs?|nombre d(?:es?)? (?!(?:los|las|tus|sus|vuestr[oa]s)\\b)\\w+[sx]\\b.*|combien de\\b.*|combien (?:d |etes|avez|as tu|vous|pensez)\\b.*|taille de (?:l|la|votre)\\b.*|recompenses?|distinctions?|temoignage\\w*|siege social|siret|siren|rcs|numero de (?:version|siret|siren|tva|telephone|commande|serie)',
      'langages?(?: \\w+)?|langues?|licence|version (?:actuelle|courante|du)|journal (?:des modifications|de bord)|notes? de version|feuille de route|et la suite|pourquoi\\b.*|raison de\\b.*|raison pour\\b.*|motivations?|motif\\b.*|pretentions?|salaire|concours|jeu concours|technos?|technologies?|hebergeur|stack',
      'fuseau horaire|devise|civilite|sexe|genre (?:de la personne|masculin)|^(?:votre |ton )?age$|metier|profession|(?:votre|ta|ton|vos) (?:fonction|role|poste|avis|question|note|experience|biographie|bio|parcours|signature|situation|opinion|metier)\\b.*|fonction (?:dans|au sein)\\b.*|a propos de (?:vous|toi|l auteur|l equipe)|biographie|curriculum|cv|lettre de motivation',
      `(?:lien|url|adresse|page) (?:${of} ){0,3}(?:assistance|support|aide|presse|documentation|doc|blog|forum|changelog|roadmap|statut|newsletter|contact|connexion|inscription|carriere|recrutement|emplois?|tarifs?|mentions|conditions|politique|cgu|cgv|api|wiki|invitation|affiliation|parrainage|image|journal|communaute|calendrier|rendez vous|telechargement|extension|deck|dossier)\\b.*|(?:page|compte) (?:facebook|instagram|linkedin|de contact|d aide)|dossier de presse|kit (?:presse|media)|deck de\\b.*`,
      '(?:categorie|rubrique|etiquette) (?:manquante|supplementaire|secondaire)|sous categorie|(?:propos|sugger|ajout)\\w* une (?:nouvelle )?categorie|(?:deuxieme|seconde|autre) (?:categorie|adresse|e ?mail)|indicatif\\b.*|quand .{0,30}(?:joindre|appeler|contacter|rappeler|rencontrer|disponible pour|aura lieu|commence l)\\b.*|horaires?|delais?|date (?:limite|de fin|de derniere|de mise a jour|de l)\\b(?! a? ?(?:annonce|ouverture|lancement)).*',
      `(?:twitter|x|github) (?:du|de la|de l) ${maker}|(?:commentaire|remarque|note|message|precision|information)s? (?:pour|a) (?:nous|l equipe|la redaction|les moderateurs|le moderateur|notre equipe)|autre chose a\\b.*|(?:laissez?|ecri\\w+) (?:un|votre|ton) (?:commentaire|message|avis)|besoin d aide|quelle aide|de quelle aide\\b.*|modele d (?:ia|intelligence)|quel modele d?\\b.*|rejoindre le\\b.*|hauteur|largeur|budget\\b.*|identifiant (?!twitter|x\\b)\\w+`,
    ].join('|'),
  ),
  rule(
    'firstComment',
    '(?:premier|1er) (?:commentaire|message|post)|commentaire (?:d ouverture|d introduction|de lancement|du (?:createur|fondateur|maker))|(?:message|mot|bonjour|texte|annonce|coucou|adresse\\w*|present\\w*|quelques mots) .{0,40}\\bcommunaute\\b.*|mot (?:pour|d) (?:ouvrir|accueil|introduction|lancer)\\b.*|(?:ouvr|lanc|demarr|engag|entam)\\w* (?:la|le) (?:discussion|conversation|debat|dialogue)\\b.*|mot du (?:createur|fondateur|maker|developpeur)',
  ),
  rule(
    'twitter',
    '(?:pseudo|identifiant|compte|profil|nom d utilisateur|handle|arobase) (?:sur |de |du |d )?(?:x|twitter)\\b.*|(?:compte|pseudo|profil|identifiant) .{0,30}\\btweets?\\b.*',
  ),
  rule('pricing', 'y a t il une (?:version|offre|formule) (?:gratuite|payante)\\b.*|(?:version|offre|formule) gratuite ou\\b.*'),
  rule(
    'platforms',
    '(?:pc|mac|mobile|windows|ios|android|web|ordinateur)(?: (?:et|ou|pc|mac|mobile|windows|linux|ios|android|web|tablette|ordinateur|iphone)){2,}|(?:fonctionne|tourne|marche) (?:\\w+ )?(?:sur|avec|sous)\\b.*',
  ),
  rule(
    'shortDescription',
    '(?:description|presentation|descriptif) (?:\\w+ )?(?:courte?|breve?|succincte?|concise?|rapide|resumee?|sommaire|abregee?|condensee?)\\b.*',
  ),
  rule('description', 'dites (?:nous|en) (?:tout|plus|davantage)\\b.*'),
]

/** What is never touched, in French. */
export const frenchNever: readonly Rule[] = [
  rule(
    'payment',
    '(?:bon|coupon) (?:de reduction|d achat|cadeau)|code (?:promo|promotionnel|de reduction|remise|avantage)\\w*|numero de (?:tva|compte|carte)|tva intra\\w*|rib|titulaire du compte|moyen de paiement|mode de (?:paiement|reglement)',
  ),
  rule(
    'trap',
    '(?:ne|n) (?:pas |rien )?(?:remplissez|completez|saisissez|ecrivez|touchez|renseignez|remplis|ecris|inscrivez)\\b.*|(?:a|champ a) laisser (?:vide|blanc)|ne doit pas etre rempli',
  ),
  rule(
    'captcha',
    '(?:combien font|combien fait|resolvez|quel est le resultat|calculez)\\b.*|(?:caracteres|lettres|chiffres|code) (?:de|sur|dans|affiches) (?:l |sur |dans )?(?:image|l image)|question (?:anti|de securite)\\b.*|prouvez',
  ),
  rule('code', 'code (?:a \\d chiffres|de confirmation|de validation|de verification|d activation|d acces|secret|sms)\\b.*'),
  rule('search', 'recherche(?:r|z)?(?: (?:un|une|des|dans|parmi) \\w+)?$|filtre[rz]? (?:par|les)\\b.*'),
  rule(
    'newsletter',
    'news ?letter|lettre d information|s abonner|(?:preven|averti|inform|notifi|tene|envoy)\\w* moi\\b.*|abonnez vous|recevoir (?:les|nos)\\b.*|tenu informe',
  ),
  rule(
    'consent',
    'j (?:accepte|ai lu|atteste|autorise|approuve|certifie|consens)\\b.*|je (?:certifie|consens|reconnais|suis d accord|declare)\\b.*',
  ),
  rule(
    'backlink',
    '(?:lien|page|url|ou) .{0,30}\\b(?:notre|nos) (?:lien|badge|logo|banniere|macaron)\\b.*|lien (?:retour|reciproque|croise)',
  ),
]
