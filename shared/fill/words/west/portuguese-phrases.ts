import { rule, type Rule } from '../meaning.ts'

const thing =
  '(?:produtos?|ferramentas?|apps?|aplicativos?|aplicac(?:ao|oes)|aplicacao|projet?c?t?os?|servicos?|sites?|sitios?|paginas?|plataformas?|start ?ups?|saas|software|programas?|jogos?|games?|livros?|cursos?|plug ?ins?|extens(?:ao|oes)|complementos?|soluc(?:ao|oes)|iniciativas?|criac(?:ao|oes)|criatura|invenc(?:ao|oes)|invento|empreendimentos?|negocios?|bots?|robos?|agentes?|recursos?|bibliotecas?|pacotes?|propostas?|marca|obras?|podcasts?|ficha|sistema|ideia|novidade)'
const the = '(?:(?:o|a|os|as|um|uma|este|esta|esse|essa|(?:o |a |os |as )?(?:seu|sua|seus|suas|teu|tua|nosso|nossa|vosso|vossa)) )?'
const of = `(?:de|do|da|dos|das|ao?|para|pro|pra|deste|desta|desse|dessa) ${the}(?:\\w+ )?`
/** What follows where a product isn’t the one handed in: “do curso de que participou”, “da ferramenta que usa”. */
const another =
  '(?! (?:(?:\\w+ ){0,2}(?:no|na|do|da|ao|de|em|com) (?:o |a )?qua?[el]\\w*|concorrente\\w*|rival\\w*|semelhante\\w*|similar\\w*|alternativ\\w*|anterior|parceir\\w*|patrocin\\w*|de (?:referencia|download)|que (?!nos|quer|dese|vai|vamos|propo|present|apresent|envi|suger|inscrev|cadastr|regist|public|recomend|lanc|compart|criou|fez|esta|se |voce (?:quer|criou|fez|esta|vai|lanc))))'
const maker =
  '(?:autor\\w*|criador\\w*|fundador\\w*|makers?|desenvolvedor\\w*|programador\\w*|responsave(?:l|is)|remetente|solicitante|empreendedor\\w*|participante|proponente|candidat[oa]|representante|pessoa|conta[c]?to|quem|inventor\\w*|idealizador\\w*|dono|dona)'
const firm = '(?:empresa|companhia|organizacao|entidade|sociedade|editora|instituicao|agencia|firma|associacao|fundacao|estudio|produtora)'

/** Portuguese labels, questions and requests, of Brazil and of Portugal. Read after what is never touched and what forms ask besides. */
export const portuguesePhrases: readonly Rule[] = [
  rule(
    'firstComment',
    'primeiro comentario.*|comentario (?:inicial|de (?:lancamento|abertura|boas vindas)|d[oa] (?:maker|criador\\w*|autor\\w*|fundador\\w*)|fixado)|(?:mensagem|palavras|saudacao|recado|ola|oi) (?:\\w+ )?(?:a|para|pra|de|do) (?:a |nossa |o |os )?(?:comunidade|membros|galera)|(?:cumpriment|saud)\\w+ (?:a|os) .*|(?:quebr|inici|abr)\\w+ (?:o gelo|a conversa)',
  ),
  rule(
    'tagline',
    '(?:em|com|numa|n uma) (?:uma |1 )?(?:so |unica |breve |curta |simples )?(?:frase|linha|oracao)(?: so)?|(?:uma|1) (?:so |unica |breve )?(?:frase|linha|oracao)\\b(?! ou duas).*|(?:que|qual(?: e)?) (?:a )?frase .*|^(?:a |sua )?frase\\b.*|slogan|lema|subtitulo|mote|bordao|chamada\\b.*|(?:titulo|manchete) (?:curt[oa]|chamativ[oa]|de impacto)|manchete|(?:em|com) (?:menos de|ate|no maximo|poucas|cinco|seis|sete|oito|dez|\\d+)(?: \\w+)? palavras|pitch (?:de|em) um.*|^complete(?: (?:a|esta) frase.*)?$|gancho|frase (?:curta|de (?:efeito|impacto|apresentacao|venda))',
  ),
  rule(
    'shortDescription',
    `(?:descricao|apresentacao|resenha|introducao|explicacao|texto|versao|resumo|nota|sinopse)(?: (?:d[oae]|d[oa] (?:seu|sua)) \\w+)? (?:muito |mais )?(?:curt[oa]|breve|resumid[oa]|concis[oa]|abreviad[oa]|reduzid[oa]|sucint[oa]|introdutori[oa]|rapid[oa]|previ[oa]|(?:para|de|em|d[oa]|n[oa]) (?:a |o |as |os |uma )?(?:listage(?:m|ns)|cart(?:ao|oes)|card|lista|resultados|capa|previa|pre visualizacao|busca|miniatura|pagina inicial|diretorio|vitrine))|(?:breve|curt[oa]|pequen[oa]|sucint[oa]|concis[oa]|rapid[oa]|mini) (?:descricao|apresentacao|resenha|introducao|explicacao|nota|sinopse|texto|resumo)|brevemente|rapidinho|resumidamente|de (?:forma|maneira) (?:muito )?(?:breve|concisa|resumida|sucinta)|(?:um par|duas|tres|2|3|poucas|umas|alguma?s|quatro)(?: (?:de|ou tres|ou quatro|3|a tres|ou 3))? (?:frases|linhas|oracoes)|resumo\\b|(?:resum(?:a|ir|indo|am)|resume (?=(?:o|a|em)\\b))\\b.*|sintese|sinopse|extrato|lide|sumario|seja breve|em (?:resumo|sintese)`,
  ),
  rule(
    'email',
    '(?:a que|para que|em que|para qual|qual|para onde) (?:e o (?:seu |melhor )?)?(?:endereco|correio|e ?mail|caixa)(?: eletronico)? (?!leva|mand\\w+ os).*|(?:como|onde|por onde) (?:podemos |te |lhe |voce |devemos |a gente |pode )*(?:contat|contact|escrev|localiz|avis|respond|notific|fal)\\w+\\b(?!.*telefone).*|endereco (?:eletronico|de contato|de contacto|de e ?mail)|correio(?: eletronico)?|(?:um|seu|teu|melhor) e ?mail\\b.*|meio de contato',
  ),
  rule(
    'launchDate',
    '^data (?:lanc|public)\\w*$|datas? (?:\\w+ ){0,3}?(?:de|do|da|em|para|prevista) .{0,30}?(?:lanc\\w+|saida|estrei?\\w+|public\\w+|disponib\\w+|entrada no ar)\\b.*|^(?:y |e )?(?:quando|que dia|em que (?:data|dia)|que data|desde quando|dia (?:em|do|da|de)|a partir de quando) .{0,40}?(?:lanc\\w+|sai|saiu|saira|estre\\w+|publi\\w+|disponivel|no ar|chega|chegou|debut\\w*|online|funcionando|abr\\w+|aberto)\\b.*|previsao de (?:lancamento|estreia)|(?:lancamento|estreia) (?:previst[oa]|oficial|estimad[oa])|dia d$|disponivel desde|no ar desde|estreia$',
  ),
  rule(
    'twitter',
    '(?:usuario|utilizador|conta|perfil|handle|nome(?: de (?:usuario|utilizador))?|arroba|identificador) (?:de|em|do|no) (?:x|twitter)\\b.*|(?:tuit|twit|tweet)(?:ar|e|ando|amos|armos)\\w*.*|(?:marc|mencion|cit|segu)\\w+ .{0,20}no (?:x|twitter)|no (?:x|twitter)$',
  ),
  rule(
    'github',
    'onde .{0,24}(?:codigo|repo\\w*)|codigo (?:fonte|aberto|publico)|(?:link|url|endereco|localizacao|pagina) (?:ao?|do|de|para o|pro) (?:codigo|repo\\w*)|repositorio|repo (?:publico|d[oae])\\b.*|^repo$',
  ),
  rule(
    'video',
    '(?:link|url|endereco) (?:do|de um|para o|para um|de|pro) (?:trailer|teaser|gameplay|clipe|tutorial|video\\w*)|video (?:de|do|da)\\b.*|^trailer$|trailer (?:d[oae]|oficial)\\b.*|(?:gravacao|clipe|demo em video|tour) (?:do|da|de|em video)\\b.*|videodemo',
  ),
  rule(
    'logo',
    '(?:imagem|arquivo|url|link|ficheiro|endereco) (?:do|da|com o|de|para o) (?:seu |sua |teu )?(?:logo|logotipo|logomarca|icone|avatar)\\b.*|(?:^|seu |sua |o |do |teu )logo(?:tipo|marca)?s?|logotipo|logomarca|icone|emblema|imagem da (?:sua )?marca',
  ),
  rule(
    'screenshots',
    `capturas?\\b.*|prints? (?:da|do|de|das|dos)\\b.*|^prints?$|(?:image(?:m|ns)|fotos?|telas|galeria) (?:\\w+ )?(?:de|do|da|dos|das|para) (?:${the}(?:${thing}|interface|galeria|capa|tela|painel)|como)\\b.*|^(?:galeria|image(?:m|ns)|telas)$|image(?:m|ns) (?:destacada|principal|promociona|de capa|de destaque)\\w*|(?:mostr)\\w+ (?:como|a cara|o seu \\w+ em)\\b.*|(?:como e a aparencia|qual a aparencia|como se parece)\\b.*`,
  ),
  rule(
    'competitors',
    `alternativas?\\b.*|concorrentes?\\b.*|concorrencia|rivais|(?:a qua?l?|qua?is?|que|com que|com quem|quem) .{0,40}(?:\\bparec\\w+|\\b(?:usa(?:m|va|vam)|utiliza(?:m|vam)) (?:\\w+ ){0,3}(?:antes|hoje|agora|no lugar)|no lugar|compet\\w+|concorr\\w+|substitu\\w+|semelhante\\w*|similar\\w*|em vez|antes de)\\b.*|${thing} (?:\\w+ )?(?:similares|parecid[oa]s|equivalentes|comparaveis|concorrentes|semelhantes|rivais)|(?:parecid[oa]|similar|semelhante) (?:a|com)|em vez de que.*|substitui (?:a|o|que|qual).*`,
  ),
  rule(
    'audience',
    '(?<!nome )(?:para|pra|^a) quem (?!citar|cita|menci|atribu|agradec|credit|contat|pergunt|escrev|marc).*|^(?:para|pra|a) quem$|(?:publico|audiencia|mercado|segmento|nicho|usuari[oa]s?|utilizador\\w*|client\\w+|leitor\\w*|jogador\\w*) (?:alvo|ideal|ideais|tipico|tipo|destinatario|final|finais|potencia\\w*|a que .*)|^(?:publico|audiencia|destinatari\\w+)\\b.*|^tipos? de (?:usuario|utilizador|cliente|publico|leitor|jogador)\\w*|perfil (?:de|do|ideal|da) .{0,12}(?:cliente|usuario|utilizador|publico|comprador|leitor|consumidor)\\w*|(?:quem|que (?:tipo de )?(?:pessoas?|usuarios|clientes|profissionais|gente|publico|empresas)) .{0,30}?(?:aproveit\\w+|us\\w+|utiliz\\w+|benefici\\w+|precis\\w+|dirig\\w+|serv\\w+|interess\\w+|ajud\\w+|ador\\w+|comprar\\w*|deveria\\w*|cliente)\\b.*|(?:pensad|dirigid|voltad|direcionad|destinad|feit)[oa] (?:para|a|pra)\\b.*|segmento de (?:clientes|usuarios)|persona$',
  ),
  rule(
    'platforms',
    '(?:em|para|com) (?:que|quais) (?:\\w+ )?(?:sistemas?|dispositivos?|plataformas?|navegador\\w*|ambientes?|consoles?|consolas?|aparelhos)\\b.*|(?:sistemas?|dispositivos?|navegador\\w*|plataformas?|ambientes?|consoles?) (?:\\w+ )?(?:compativeis|compativel|suportad\\w+|disponiveis|aceit\\w+|operaciona\\w+|operativos?|em que|nos quais|onde)\\b.*|(?:onde|em que) (?:funciona|roda|corre|executa|se joga|da para (?:jogar|instalar))\\b.*|roda em\\b.*|funciona em\\b.*|compati(?:bilidade|ve(?:l|is))\\b.*|disponivel (?:em|para)\\b.*|plataformas|^plataforma$',
  ),
  rule(
    'pricing',
    '(?:modelo|tipo|esquema|estrutura|modalidade|politica|opc(?:ao|oes)|planos) de (?:preco\\w*|pagamentos?|negocios?|acesso|licenca\\w*|tarif\\w+|cobranca|monetizacao|assinatura|receita|comercializacao|precificacao|distribuicao|licenciamento)|monetiza\\w+.*|(?:e|sera|sao|ha|tem|oferece\\w*|conta com|existe|possui|inclui) .{0,24}(?:gratis|gratuit[oa]s?|de graca|pag[oa]s?|freemium)\\b.*|(?:e preciso|precisa|tem que|tem de|e necessario) pagar.*|(?:se paga|cobra[mr]?)\\b.*|(?:gratis|gratuit[oa]|freemium|pag[oa]|livre)(?: (?:ou|e|freemium|pag[oa]|gratis|gratuit[oa]|mist[oa]))+|como (?:voces? |o \\w+ )?(?:ganha\\w*|cobra\\w*|monetiza\\w*|se (?:financia|paga|vende)|e (?:cobrad|pag|monetizad)[oa])\\b.*|(?:versao|plano|opcao|nivel) gratuit[oa]|precificacao|^(?:tarifas|precos|planos)$',
  ),
  rule(
    'price',
    'custa quanto|quanto (?:\\w+ )?(?:custa\\w*|vale\\w*|cobra\\w*|pagam?|sai|pagar\\w*|fica)\\b.*|(?:a |por )?(?:que|qual) (?:o |e o )?(?:preco|valor)\\b.*|^(?:(?:o|seu) )?(?:preco|custo|tarifa|mensalidade|taxa|valor)\\b(?! (?:agregado|diferencial|social)).*|(?:preco|tarifa|valor) (?:mensal|anual|base|inicial|minimo|de (?:venda|entrada|partida)|a partir|por (?:mes|usuario|licenca))|plano mais (?:barato|economico|em conta)',
  ),
  rule(
    'categories',
    '(?:categorias|sec(?:c)?oes|setores|sectores|areas(?: tematicas)?|tematicas|ambitos|industrias|segmentos|temas)\\b.{0,40}(?:\\bate\\b|todas|todos|varias|varios|maximo|mais de uma|marque|escolh|selecion|apliq|aplic|correspond|encaix|pertenc).*|(?:uma ou mais|uma ou varias|ate \\w+|varias|todas as|as|que|quais|em quais|multiplas) (?:categorias|sec(?:c)?oes|areas|setores|tematicas|segmentos)\\b.*|^(?:\\w+ )?(?:categorias|areas tematicas|sec(?:c)?oes|setores)\\b.*',
  ),
  rule(
    'category',
    `^tipo ${thing}$|(?:tipo|classe|tipologia|genero|categoria|natureza) (?:\\w+ )?(?:de|do|da) ${the}(?:${thing}|atividade)\\b.*|categoria\\b.*|(?:em|sob|de) (?:que|qual) .{0,24}(?:categoria|sec(?:c)?ao|setor|sector|ambito|area|tematica|tema|genero|prateleira|industria|segmento|encaix\\w+|classific\\w+|enquadr\\w+|pertenc\\w+|insere)\\b.*|(?:que|qual(?: e a| a| e o| o)?|escolha|selecione|indique) (?:\\w+ ){0,3}(?:categoria|sec(?:c)?ao|setor|sector|ambito|area|tematica|segmento)\\b.*|^(?:sec(?:c)?ao|setor|sector|ramo|ambito|area|tematica|vertical|nicho|genero|classificacao|industria|segmento)(?: (?:de|do|da|em|tematic[oa]|principal|ao|comercial|empresarial)\\b.*)?$|onde (?:o|a) (?:colocamos|classificamos|pomos|arquivamos)\\b.*|(?:de )?que (?:tipo|classe|genero) (?:de .*|e .*)|onde (?:se|ele|ela|o produto) (?:se )?encaixa\\b.*|classificacao`,
  ),
  rule(
    'tags',
    '(?:etiquetas?|^tags (?:que|de|do|da|separad\\w+|para|relacionad\\w+)|(?:as|suas|ate \\w+|varias|adicionar|adicione) (?:hash)?tags?|palavras? chaves?|marcadores|descritores|topicos)\\b.*|termos (?:chave|de (?:busca|pesquisa)|relacionad\\w+|que|para|por|com)\\b.*|(?:com|por|sob) (?:que|quais) (?:termos|palavras|etiquetas|tags|temas)\\b.*|^(?:temas|assuntos)(?: (?:relacionad\\w+|que|principais|chave|tratad\\w+|d[oae]s?|ligad\\w+|associad\\w+|abordad\\w+)\\b.*)?$|(?:^|tres|quatro|cinco|\\d+|que|quais|as) ?palavras (?:(?:pelas|com as|por) quais|que|para|chave|o|a|descrev)\\w*.*',
  ),
  rule(
    'makerUrl',
    `(?:site|pagina|sitio|link|url|perfil|blog|portfolio|endereco)(?: (?:pessoal|propri[oa]|d[oa] (?:perfil|site|pagina|blog)|para o (?:site|perfil|blog)|publico))* (?:do|da|dos|das|de|para o|ao|a) ${maker}\\b.*|(?:pagina|site|sitio|blog|perfil|link)(?: web)? (?:pessoal|propri[oa])|(?:seu|teu) (?:proprio )?(?:blog|portfolio|perfil|site pessoal)\\b.*|portfolio|(?:saber|ler|conhecer|ver) mais (?:de|sobre) (?:voce|ti|quem)\\b.*|(?:tem|tens) (?:site|pagina|blog) (?:pessoal|propri[oa])`,
  ),
  rule(
    'company',
    `^(?:(?:nome|denominacao)(?: \\w+)? (?:d[aeo] )?)?${the}${firm}\\b(?! (?:ou|e) (?:produto|projeto)).*|(?:que|qual(?: e)?(?: a)?|qual o nome d[ao]|como se chama|nome d[aoe]|quem e a|ha|tem|existe) ${the}${firm}\\b.*|razao social.*|denominacao social|pessoa juridica|(?:empresa|estudio|companhia) (?:desenvolvedora|responsavel|por tras|editora|titular|que)\\b.*|(?:desenvolvid|publicad|editad)[oa] por|fabricante|editora$|^desenvolvedora$`,
  ),
  rule(
    'makerName',
    `(?<!(?:para|pra|a) )(?:quem) (?:e (?:voce|o|a)|es|sao|esta\\w*|ha|assina\\w*|o|a|fez|criou|faz|cria|desenvolv\\w+|present\\w+|apresent\\w+|envia|program\\w+|constru\\w+|invent\\w+|registra|cadastra|propoe|preenche)\\b.*|(?:seu|teu) nome\\b.*|como (?:(?:voce )?se chama(?! (?:${the}${thing}|o|a))|te chamas|voce se chama|(?:quer|gostaria|deseja|prefere)\\w* (?:ser (?:chamad|citad|mencionad|creditad)[oa]|que te|assinar))\\b.*|nome (?:e (?:sobrenome|apelido)|completo)(?! d[oa] (?:produto|ferramenta|app|projeto|${firm})).*|(?:nomes?) (?:\\w+ )?(?:do|da|dos|das|de) ${maker}\\b(?! de (?:usuario|dominio)).*|^${the}(?:pessoa|responsavel|contato|contacto|autor\\w*|criador\\w*|fundador\\w*|remetente|solicitante|empreendedor\\w*|desenvolvedor\\w*|proponente|idealizador\\w*|mente|cara)\\b(?! (?:a quem|que (?:te|nos|lhe))).*|a quem (?:cit|mencion|atribu|agradec|credit)\\w+(?!.*(?:twitter| x$)).*|^nome ${maker}$|com quem (?:falamos|tratamos|devemos falar)\\b.*|^(?:criad|feit)[oa] por`,
  ),
  rule(
    'country',
    'nacionalidade (?:da|do)\\b.*|(?:^|que |qual o |qual e o |em que |de que |nome do |seu |de qual |em qual )pais(?:es)?(?! (?:de |do )(?:seu )?(?:banco|cartao))\\b.*|onde (?:fica|esta|estao|tem) .{0,20}(?:sede|sediad\\w+|localizad\\w+|basead\\w+|registrad\\w+)\\b.*|onde (?:fica|esta) (?:a |sua |a sua )(?:empresa|sede)|pais (?:de|do|da|onde|em)\\b.*',
  ),
  rule(
    'description',
    `descricao\\b.*|descrev\\w+ .*|memoria (?:descritiva|explicativa|tecnica)\\b.*|(?:conte|conta|fale|fala|diga|explique|explica)(?: (?:nos|me|pra gente|para nos|a gente))? (?:mais|tudo|sobre|o que|do|da|de|um pouco|em detalhe|com|detalhadamente)\\b(?! (?:se chama|seu nome|quem)).*|explique\\b.*|o que (?:o|a|e|voces|faz|ele|ela|seu|sua|oferece|permite|ha|tem|torna)\\b.*|para que serve.*|como funciona.*|que problema\\w* .*\\be\\b.*|(?:a |sua )?historia (?:de|do|da|por tras|completa)\\b.*|conteudo (?:de|do|da|principal|completo)\\b.*|texto (?:completo|longo|integral|principal|descritivo|(?:d[oa]|para a|de) (?:ficha|anuncio|artigo|publicacao|apresentacao))\\b.*|(?:principais )?(?:caracteristicas|funcionalidades|funcoes|recursos|beneficios|vantagens|diferenciais)(?: (?:principais|chave))? e\\b.*|em (?:detalhes?|profundidade|que consiste)|com (?:detalhes?|suas palavras)|detalh\\w+\\b.*|informac(?:ao|oes) (?:sobre|d[oa]|detalhad\\w|complet\\w|acerca)\\b.*|acerca d[oae]\\b.*|sobre (?:o|a|seu|sua|este|esta) .*|do que se trata\\b.*|apresent(?:acao|e)\\b.*|tudo (?:sobre|o que)\\b.*`,
  ),
  rule(
    'url',
    `(?:url|link|endereco|site|sitio|pagina|hiperligacao|ligacao|dominio|website)(?: (?:web|oficial|n?a internet|na web|principal|diret[oa]|ao vivo|public[oa]|complet[oa]|eletronico|de acesso|exat[oa]|valido|do site|da pagina))* ${of}${thing}\\b${another}(?! de (?:login|ajuda|suporte|contato|precos|pagamento|status))|(?:pagina|url|site|endereco) (?:web )?(?:oficial|principal|inicial|de (?:destino|internet|lancamento|vendas)|publica)\\b(?! d[oa] (?:autor|criador|evento)).*|(?:onde|em que (?:pagina|endereco|site|url)) (?:\\w+ ){0,4}?(?:test\\w+|experiment\\w+|pode\\w* (?:ver|usar|acessar|encontrar|baixar|comprar|visitar|jogar|aceder)\\w*|podemos (?:ver|usar|testar|encontrar|visitar|acessar)\\w*|encontr\\w+|visit\\w+|mora|vive|hospedad\\w*|disponivel|acess\\w+)\\b.*|para (?:que|onde|qual) (?:pagina|endereco|url|site|link)?\\s?(?!\\w+ (?:a|uma|nossa) (?:resposta|confirmacao|novidade))(?:mand|env|lev|direcion|redirec|apont|dev)\\w+.*|site que (?:quer|dese)\\w+.*|landing|(?:cole|ponha|insira|digite|escreva|copie|informe|deixe|coloque) (?:aqui )?(?:o |a |seu |o seu )?(?:url|link|endereco)(?: aqui)?$|(?:tem|ha) (?:um )?(?:site|website)$|(?:link|url) (?:onde|para) (?:test|experiment|us|ver|visit|acess)\\w+|^(?:seu |o |teu |o seu )?(?:site|sitio|pagina)(?: oficial)?$`,
  ),
  rule(
    'name',
    `(?:nome|denominacao|titulo|designacao)(?: (?:oficial|comercial|completo|publico|exato|curto|definitivo|proprio))* ${of}${thing}\\b${another}.*|como (?:se )?(?:chama|chamam|intitula|denomina)(?: se)? ${the}(?:\\w+ )?(?:${thing}|o que|isso|isto)\\b.*|como (?:voce )?(?:batiz\\w+|chamou)\\b.*|(?:que|qual (?:e )?o) nome (?:leva|tem|recebe|oficial|${of}${thing})\\b.*|como (?:quer|dese|dev|gostari)\\w* (?:que )?(?:\\w+ )?(?:apare\\w+|figur\\w+|seja (?:exibid|listad)[oa]) ${the}(?:\\w+ )?${thing}\\b.*|(?:de|da) (?:um )?nome (?:a|ao)\\b.*|nome (?:que|com (?:o )?qual|com que|pelo qual) (?:\\w+ ){0,2}?(?:apare|figur|public|mostr|list|anunci|conhec)\\w+.*|nome (?:da marca|(?:de )?fantasia(?: d[oa] ${thing})?$)|^(?:nome|titulo) ${thing}$`,
  ),
]
