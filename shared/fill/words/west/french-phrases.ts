import { rule, type Rule } from '../meaning.ts'

const noun =
  '(?:produits?|outils?|applis?|applications?|app|apps|projets?|logiciels?|services?|site|site web|plateforme|plate forme|solution|jeux?|jeu video|start ?up|extension|plug ?in|greffon|module|livre|ouvrage|cours|formation|robot|bot|agent|api|programme|ressource|creation|invention|bebe|truc|machin|chose|modele|theme|bibliotheque|paquet|saas|fiche|page|serveur|entree|oeuvre|offre|annonce)'
const a = '(?:d |du |de |des |l |la |le |les |un |une |votre |vos |ton |ta |tes |ce |cet |cette |notre |mon |ma |vers |pour |sur |a |au )'
const thing = `${a}{0,3}(?:\\w+ )?${noun}`
const person =
  '(?:createur|creatrice|auteur|autrice|auteure|fondateur|fondatrice|developpeur|developpeuse|concepteur|conceptrice|maker|inventeur|inventrice|demandeur|demandeuse|deposant|porteur du projet|responsable|referent|soumissionnaire|proprietaire|personne (?:a contacter|qui \\w+|deposant|en charge|responsable|derriere))s?'
const web = '(?:liens?|url|adresse|adresse web|adresse internet|site|site web|site internet|page web|page d accueil|domaine|nom de domaine)'
const publics =
  '(?:utilisateurs?|clients?|lecteurs?|joueurs?|usagers?|acheteurs?|publics?|cibles?|personnes?|gens|profils?|metiers?|persona)'

/** French labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const frenchPhrases: readonly Rule[] = [
  rule(
    'makerUrl',
    `(?:site|page|blog|profil|portfolio|lien|url|site web|site internet) (?:web |internet )?(?:perso|personnel|personnelle|prive|individuel)\\b.*|${web} (?:${a}){1,3}(?:\\w+ )?${person}|(?:portfolio|profil|blog|page|site) (?:${a}){1,3}${person}|(?:votre|ton|ta) (?:\\w+ )?(?:profil|blog|portfolio|page perso)\\b.*|portfolio|ou (?:peut on |pouvons nous |est ce qu on )?(?:vous|te) (?:trouver|suivre|trouve|retrouver|lire|suit)\\b.*|ou (?:vous|te) (?:trouver|suivre|retrouver)\\b.*|(?:votre|ton) propre (?:site|page)`,
  ),
  rule(
    'twitter',
    '(?:sur|de|du) x\\b.*|compte (?:x|twitter)\\b.*|twitter (?:de|du|officiel)\\b.*|x (?:ou|ex) twitter\\b.*|(?:mentionner|taguer|identifier|citer) .{0,30}\\b(?:tweets?|x)\\b.*|(?:twee?te\\w*|tweets?) .{0,30}(?:mention|tag|cit)\\w*',
  ),
  rule(
    'github',
    'depot(?: (?:git|public|du|de|github|gitlab|source|open)\\b.*)?|code ?source\\b.*|(?:repertoire|emplacement|adresse|lien|url|acces) .{0,24}\\b(?:sources|code|depot|repo)\\b.*|ou (?:se trouve|est|trouver|heberge\\w*|peut on \\w+) .{0,20}\\b(?:code|depot|sources|repo)\\b.*|(?:sources|code) (?:du|de la|de l|heberge\\w*|public\\w*|ouvert\\w*|accessible\\w*)\\b.*|codeberg|framagit',
  ),
  rule(
    'video',
    'videos?(?: (?:de|du|d|qui|youtube|de demonstration|promotionnelle|demo|presentant|montrant|url)\\b.*)?|bande annonce|(?:clip|film|teaser video|spot video)(?: (?:de|du|promotionnel|d)\\b.*)?|demo(?:nstration)? (?:video|filmee|en video)|(?:lien|url|adresse) .{0,30}\\b(?:video|youtube|vimeo|bande annonce|demo filmee|film|clip)\\b.*|screencast|capsule video',
  ),
  rule('logo', `logotype|(?:icone|symbole|embleme|pictogramme|image carree)(?: (?:${a})*(?:\\w+ )?${noun})?|icone`),
  rule(
    'screenshots',
    `(?:captures?|copies?|impressions?|images?|photos?) (?:d|de l|de|des) ?(?:ecrans?|interface)\\b.*|captures?(?: .*)?|(?:images?|visuels?|photos?|illustrations?|apercus?|vues?|rendus?|galerie) (?:de|d|du|des|pour|illustrant|montrant|representant|en|a la) .*|^(?:des |vos |quelques |\\d )?(?:images?|photos?|illustrations?)$|galerie|visuels?|(?:a quoi|quelle tete) .{0,20}(?:ressemble|ca a)\\b.*|montre\\w* .{0,24}(?:interface|a quoi|ecrans?|en action|en images)\\b.*|screen ?shots?`,
  ),
  rule(
    'email',
    'adresses? (?:e ?mail|mail|mel|electroniques?|courriel|de courriel|de messagerie)\\b.*|(?:e ?mail|mail|mel|courriel|courrier electronique|messagerie)(?: (?:de|du|d|professionnel|valide|pour vous|personnel|ou)\\b.*)?|(?:votre|ton|vos) (?:\\w+ )?(?:mail|mel|courriel|e ?mail)\\b.*|(?:ou|comment|a quelle adresse|par quel moyen) .{0,24}\\b(?:(?:vous|te|t) (?:joindre|contacter|ecrire|repondre|prevenir|recontacter|ecrit|contacte|joint|envoyer)|contacter|t ecrire)\\b.*',
  ),
  rule(
    'launchDate',
    '(?:date|jour|mois) .{0,30}\\b(?:lancement|sortie|parution|publication|mise en ligne|mise sur le marche|disponibilite|commercialisation|ouverture|premiere|diffusion|lancer|publier)\\b.*|(?:quand|quel jour|a quelle date|depuis quand|a partir de quand|a quand|pour quand) .{0,50}\\b(?:sor\\w+|lanc\\w+|ligne|disponible|par(?:ait|aitra|u)|publi\\w*|marche|ouvr\\w*|existe|accessible|jour|live|utilis\\w+|lancement|sortie)\\b.*|depuis quand\\b.*|(?:lancement|sortie|publication|parution|mise en ligne) (?:prevue?|souhaitee?|envisagee?|programmee?|le|officielle?|estimee?)\\b.*|(?:lance|sorti|publie|disponible|en ligne) (?:le|depuis|a partir)\\b.*|le grand jour|jour j',
  ),
  rule(
    'competitors',
    'concurrents?(?: .*)?|concurrence\\b.*|rivau?x|rivales?|(?:solutions?|produits?|outils?|applis?|services?|logiciels?|jeux|sites?|acteurs?) (?:\\w+ )?(?:similaires?|rivale?s?|rivaux|comparables?|concurrente?s?|equivalente?s?|analogues?|semblables?)|alternatives?(?: (?:a|au|aux|existantes?|connues?|pour|de|d)\\b.*)?|(?:qu|que|quel\\w*|quoi) .{0,50}\\b(?:remplac\\w+|a la place|detron\\w+|supplant\\w+|concurrenc\\w+|avant vous|rivalis\\w+|avant l arrivee)\\b.*|remplace\\b.*|a la place de\\b.*|au lieu de\\b.*|(?:face|contre) (?:a )?(?:qui|quels?|quelles?)\\b.*|(?:vous|te|se) (?:compar|mesur|distingu|demarqu)\\w+ .*|meme genre que',
  ),
  rule(
    'audience',
    `^(?:le |la |votre |ton |ta )?(?:public|audience|clientele|cible|lectorat)(?: (?:cible|vise\\w*|concerne\\w*|principal\\w*|du|de|ideal\\w*|type|destinataire)\\b.*|$)|(?:a|pour) qui (?:s adresse|est|sert|c est|avez|as|destine|ce|cet|cette|votre|ton|le|la|l|est ce|peut)\\b.*|pour qui$|(?:pour|a) quel\\w* (?:types? (?:de|d) )?${publics}\\b.*|(?:qui|quel\\w* (?:types? (?:de|d) )?${publics}) .{0,50}\\b(?:utilis\\w+|profit\\w+|besoin|benefici\\w+|interess\\w+|adress\\w+|destine\\w*|se sert|s en sert\\w*|achet\\w+|viser?|visez|vises|cibl\\w+|concern\\w+|aim\\w+|servir|sert)\\b.*|(?:fait|concu|pense|destine|cree|ideal|utile)e? (?:pour|a) (?:qui|quel)\\b.*|(?:utilisateurs?|clients?|lecteurs?|joueurs?) (?:cibles?|vises?|ideau?x?|types?|idea\\w*|final\\w*|potentiels?|concernes?)|(?:profil|portrait) (?:des?|d|de l|de vos|du) (?:\\w+ )?${publics}|(?:votre|ton|vos|tes) (?:client|utilisateur|lecteur|joueur)s?(?: ideal\\w*| type\\w*| cible\\w*)|persona`,
  ),
  rule(
    'platforms',
    'plate ?formes?(?! (?:web$|url|lien))\\b(?: (?:prises?|supportees?|compatibles?|disponibles?|cibles?|concernees?|visees?|sur|ou|d)\\b.*)?|systemes? d exploitation\\b.*|(?:disponible|compatible|accessible|utilisable|jouable)s? (?:sur|avec|sous|en)\\b.*|compatibilite\\b.*|(?:sur|sous|avec) quel\\w* (?:\\w+ )?(?:appareils?|systemes?|plate ?formes?|supports?|os|environnements?|navigateurs?|terminaux|machines?|consoles?)\\b.*|(?:appareils|supports|environnements|systemes|navigateurs|terminaux|consoles) (?:pris|prises|compatibles|supportes|concernes|vises|acceptes)\\b.*|sur quoi .{0,20}(?:tourne|fonctionne|marche)\\b.*',
  ),
  rule(
    'pricing',
    `(?:modeles?|types?|politique|formules?|grille|mode|structure|strategie) (?:tarifaires?|economiques?|commercia\\w+|(?:de |d |du )(?:prix|tarifs?|tarification|facturation|licence|acces|monetisation|abonnement|revenus?|remuneration))\\b.*|tarification\\b.*|monetisation|(?:est il|est elle|est ce|c est|votre|ton|l utilisation|l acces|est|sont) .{0,50}\\b(?:gratuit\\w*|payante?s?|freemium|onereux)\\b.*|gratuit\\w*(?: (?:ou|et|freemium|payant\\w*|essai|oui|avec|open)\\b.*)?|(?:freemium|payante?)(?: .*)?|(?<!combien )(?:faut il|doit on|dois je|devons nous|faudra t il|il faut) .{0,20}\\b(?:payer|pay\\w+|debourser|s abonner|abonner)\\b.*|conditions? (?:d acces|tarifaires?|d utilisation financieres)\\b.*|(?:payant|gratuit) ou\\b.*|comment .{0,30}\\b(?:facture\\w*|monetis\\w+|gagn\\w+ .*argent|remuner\\w+)\\b.*|ca se paie\\b.*`,
  ),
  rule(
    'price',
    `combien (?:coute|ca|faut|doit|pour|vaut|est ce|se vend|le|la|payer|demand\\w+|factur\\w+)\\b.*|(?:a )?quel (?:est le |en est le )?(?:prix|tarif|cout|montant demande)\\b.*|prix(?: (?:de|du|d|en|a|public|ttc|ht|par|mensuel|annuel|unitaire|conseille|indicatif|moyen|le plus|hors)\\b.*)?|tarifs?(?: (?:de|du|d|en|a|public|mensuel|annuel|par|des|le plus|indicatif|hors)\\b.*)?|(?:cout|frais)(?: .*)?|a partir de combien\\b.*|ca coute\\b.*`,
  ),
  rule(
    'makerName',
    `(?:comment|vous) .{0,10}\\b(?:vous|t|te|tu) appel\\w*\\b.*|(?:noms?|identite|prenoms?|nom complet|nom et prenom|prenom et nom) (?:${a}){1,3}(?:\\w+ )?(?:${person}|personnes?)\\b.*|^(?:${a})?${person}(?: (?:${person}|${thing}|et .*|ou .*|principal\\w*))?$|(?:votre|ton|mon) (?:nom|prenom|identite)(?: complet| et prenom| et nom)?|(?:a|par) qui .{0,20}\\b(?:doit on|concu|cree|fait|developpe|imagine|realise|l outil a|devons nous)\\w*\\b.*|qui (?:a|est|etes|es|se cache|est ce qui|sont) .{0,30}(?:cree|concu|fait|developpe|code|imagine|derriere|invente|fonde|lance|realise|ecrit|construit|createur\\w*|auteur\\w*|vous|tu)\\w*\\b.*|avec qui\\b.*|vous etes$|nom (?:et|\\/) ?prenoms?|prenoms? (?:et|\\/)? ?noms?|noms? prenoms?|comment (?:devons nous|doit on|peut on|pouvons nous) (?:vous|t|te) (?:appeler|nommer|citer)\\b.*`,
  ),
  rule(
    'country',
    'pays\\b.*|(?:de|dans) quel pays\\b.*|quel pays\\b.*|ou (?:etes vous|es tu|est|se trouve|se situe) .{0,24}(?:bases?|installee?s?|siege|situee?s?|etablie?s?|societe|entreprise|startup|equipe)\\b.*|d ou (?:venez|viens|vient|vous venez|provient)\\b.*|nationalite (?:du|de)\\b.*',
  ),
  rule(
    'company',
    `(?:nom|denomination|raison|denomination sociale|nom legal|nom commercial) (?:${a}){0,3}(?:\\w+ )?(?:sociale|entreprise|societe|organisation|organisme|structure|boite|association|agence|studio|editeur|etablissement|maison)\\b.*|^(?:${a})?(?:entreprise|societe|organisation|organisme|structure|studio|agence|association|editeur|maison d edition|boite|fabricant)(?: (?:ou|et|editrice|editeur|derriere|qui|du|de l|de la|des|a l origine|responsable)\\b.*)?$|quel\\w* (?:est l |est la |est votre )?(?:entreprise|societe|boite|organisation|structure|studio|editeur|maison d edition|agence)\\b.*|denomination sociale|raison sociale|au nom de quelle\\b.*|pour (?:quelle|le compte de)\\b.*`,
  ),
  rule(
    'tagline',
    'accroches?\\b.*|(?:phrase|formule|texte|titre|ligne) (?:d )?(?:accroche|choc|percutante?|accrocheuse?)\\b.*|slogans?\\b.*|baseline|devise (?:du|de votre|publicitaire)\\b.*|signature (?:du|de la|de votre|de marque|publicitaire)\\b.*|gros titre\\b.*|sous titre\\b.*|(?:en|dans|avec) (?:une|1|un)(?: seule?| unique| simple| courte| petite)? (?:phrase|ligne|slogan)\\b.*|(?:une|1)(?: seule?| unique| courte| petite)? (?:phrase|ligne)\\b.*|(?:en|avec) (?:\\w+ )?(?:dix|cinq|six|sept|huit|douze|quinze|moins de \\w+|\\d+|quelques|peu de|trois|quatre) mots\\b.*|punch ?line|pitch en une\\b.*|phrase (?:qui|courte|descriptive|de presentation|resumant)\\b.*|titre (?:accrocheur|court|de votre fiche)|leitmotiv|mantra',
  ),
  rule(
    'shortDescription',
    `(?:description|presentation|texte|resume|descriptif|intro\\w*|synopsis|explication) (?:\\w+ )?(?:courte?|breve?|bref|succincte?|concise?|rapide|resumee?|sommaire|condensee?)\\b.*|(?:courte?|breve?|petite?|rapide|bref|mini|succincte?) (?:\\w+ )?(?:description|presentation|texte|resume|descriptif|intro\\w*|synopsis|apercu|explication|paragraphe)\\b.*|resume[rsz]?\\b.*|synopsis|en (?:bref|resume|deux mots|quelques lignes|quelques phrases|peu de lignes|deux phrases|deux ou trois phrases|trois phrases|\\d+ (?:a \\d+ )?(?:phrases|lignes))\\b.*|(?:deux|trois|quatre|2|3|4|quelques) (?:ou \\w+ |a \\w+ |\\d )?(?:phrases|lignes)\\b.*|chapeau\\b.*|chapo\\b.*|extrait\\b.*|^teaser (?:de|du|pour)\\b.*|(?:decri|present|expliqu|racont)\\w+ .{0,40}\\b(?:brievement|en bref|rapidement|succinctement|en quelques (?:phrases|lignes)|en (?:deux|trois) phrases)\\b.*|brievement\\b.*|quatrieme de couverture|l essentiel|(?:\\d+|trente|quinze|dix) secondes`,
  ),
  rule(
    'categories',
    '(?:^|les |vos |tes |des |\\d |deux |trois |plusieurs |autres |quelles )categories(?! (?:of|the|that|for|to)\\b)|(?:rubriques|thematiques|domaines|secteurs|univers)(?: .*)?',
  ),
  rule(
    'category',
    `^(?:theme|segment|rayon)(?: (?:du|de|principal)\\b.*)?$|(?:categorie|rubrique|thematique|domaine d (?:application|activite|usage|utilisation)|secteur d activite)(?: .*)?|(?:dans |a |sous |de )?quel\\w* (?:est (?:le |la )?)?(?:\\w+ )?(?:rayon|tiroir|case|section|famille|secteur|domaine|genre|segment|univers|groupe|classe|type)\\b.*|genre (?:${a})+(?:\\w+ )?${noun}|(?:ou|comment) .{0,30}\\b(?:ranger|classer|classe|range|categoriser|ranges|classons|rangeons)\\b.*|(?:type|nature|sorte|famille) (?:${a}){1,3}(?:\\w+ )?${noun}|section de l annuaire`,
  ),
  rule(
    'tags',
    '(?:mots?|termes?) (?:\\w+ )?(?:cles?|clefs?|recherches?)\\b.*|mots? ?cles?\\b.*|(?<!without )(?<!no )hash ?tags(?! (?:of|for))\\b.*|etiquettes?(?: .*)?|^tags (?!of|for).*|mots dieses?|indexation\\b.*|(?:termes|mots|expressions|sujets|notions) (?:pour|par|sous|avec|associes?|qui|lies?|decrivant|de recherche)\\b.*|(?:avec|par|sous|sur) quel\\w* (?:mots|termes|expressions)\\b.*|quels (?:mots|termes)\\b.*',
  ),
  rule(
    'name',
    `(?:nom|titre|intitule|appellation|denomination|nom complet|nom officiel|petit nom|nom commercial) (?:(?:exact|officiel|complet) )?${thing}(?! (?:concurren|rival|similaire))|(?:^comment|quel nom|sous quel (?:nom|titre)|quel titre|quel petit nom) .{0,24}\\b(?:appel\\w*|nomm\\w*|porte|baptis\\w*|donne\\w*|intitul\\w*|figur\\w*|apparai\\w*|connu\\w*|referenc\\w*|list\\w*|publi\\w*)\\b.*|nom (?:d affichage|de marque|public|commercial|du plug ?in\\b.*)|nom de code`,
  ),
  rule(
    'url',
    `ou (?:peut on|pouvons nous|se trouve|trouver|trouve t on|jouer|tester|essayer|acceder|telecharger|voir|decouvrir|est ce qu on|utiliser|acheter|l essayer|le (?:trouver|tester|voir)|la (?:trouver|tester|voir)|est il|habite|vit)\\b.*|(?:vers|a|sur|sous) quelle (?:page|adresse|url|destination)\\b.*|(?:vers|sur) quel (?:site|lien)\\b.*|${web} (?:officielle? |principale? |publique? |directe? |exacte? )?${thing}\\b(?! (?:concurren|rival|similaire|d aide|presse|carriere|facebook|tarif))|^(?:le |votre |ton )?lien(?: (?:s il (?:te|vous) plait|direct|public|officiel|principal|a (?:partager|publier)))?$|lien (?:de la|vers la|vers une) (?:demo|version) (?:en ligne|live|publique)|site (?:officiel|a referencer|internet|web|vitrine)\\b.*|(?:entreprise|societe) site|${web} (?:${a}){1,3}(?:entreprise|societe)|(?:landing|(?<!contenu de la )page) (?:page|d atterrissage|produit|d accueil|de destination)`,
  ),
  rule(
    'description',
    `(?:une|la|votre|ta|sa|cette) (?:description|presentation)\\b.*|^(?:description|presentation|descriptif|texte)(?: (?:detaillee?|complete?|longue?|integrale?|approfondie?|de|du|d|des|en|generale?|exhaustive?|libre|principal|produit)\\b.*)?|(?:decri\\w*|expliqu\\w*|racont\\w*|presente[rz]?|detaille[rz]?|expose[rz]?|developpe[rz]|parle[rz]?) .*|(?:que|qu est ce que|qu est ce qu|a quoi|en quoi) (?:fait|sert|consiste|propose|permet|peut|offre|il|elle|votre|ton|apporte|c est|servent)\\b.*|de quoi (?:s agit|parle|traite)\\b.*|contenu (?:${a})*(?:\\w+ )?${noun}\\b.*|texte (?:long|complet|integral|principal)\\b.*|tout (?:savoir|dire|sur)\\b.*|c est quoi\\b.*|a propos (?:du|de la|de l|de votre|de ton) ${noun}`,
  ),
]
