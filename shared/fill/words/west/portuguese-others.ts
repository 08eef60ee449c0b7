import { rule, type Rule } from '../meaning.ts'

const the =
  '(?:(?:o|a|os|as|um|uma|este|esta|esse|essa|(?:o |a |os |as )?(?:seu|sua|seus|suas|teu|tua|teus|tuas|nosso|nossa|vosso|vossa|meu|minha)) )?'
const of = `(?:de|do|da|dos|das|ao?|aos|para|sobre|com|deste|desta) ${the}`
const event =
  '(?:eventos?|palestras?|oficinas?|workshops?|webinars?|sessao|sessoes|erros?|bugs?|falhas?|incidentes?|vagas?|cargos?|empregos?|trabalhos?|artigos?|posts?|postage(?:m|ns)|publicac(?:ao|oes) do blog|noticias?|resenhas?|avaliac(?:ao|oes)|opini(?:ao|oes)|perguntas?|duvidas?|consultas?|queixas?|reclamac(?:ao|oes)|pedidos?|encomendas?|faturas?|notas? fiscal|pagamentos?|concursos?(?! de)|premios?|campanhas?|patrocinios?|descontos?|promoc(?:ao|oes)|reuni(?:ao|oes)|entrevistas?|congressos?|palestrantes?|oradores?|anuncios?|ofertas?|problemas?(?! que (?:\\w+ ){0,3}(?:resolv|soluci|atac))\\w*)'
const picture = '(?:image(?:m|ns)|fotos?|fotografias?|logo(?:tipo)?s?|icones?|ilustrac(?:ao|oes)|capturas?)'
const someoneElse =
  '(?:amig[oa]s?|soci[oa]s?|co ?fundador\\w*|colegas?|mentor\\w*|investidor\\w*|patrocinador\\w*|titular|banco|mae|pai|animal|escola|universidade|faculdade|palestrante|cliente|fornecedor|concorrente|moderador\\w*|chefe|advogad[oa]|contador\\w*|contabilista|rua|arquivo|ficheiro|servidor|demais|outros)'

/** What is never touched, in Portuguese. Read before fields. */
export const portugueseNever: readonly Rule[] = [
  rule(
    'backlink',
    '(?:link|ligacao|hiperligacao) (?:de (?:volta|retorno)|reciproc[oa]|para nos|para o nosso)|(?:url|pagina|onde|link|endereco|local)\\b.{0,40}\\b(?:selo|badge|banner|distintivo|noss[oa] (?:link|logo|selo|botao))|onde .{0,20}(?:nos (?:linkou|citou|mencionou|divulg\\w+)|link para)',
  ),
  rule(
    'captcha',
    'quanto (?:e|da|sao) \\d.*|(?:caracteres|letras|numeros|texto|palavras?) (?:da|na|que (?:voce )?(?:ve|ves|aparecem?) na) imagem|codigo da imagem|(?:voce |es |tu es )?(?:e )?(?:um )?(?:humano|robo) ou|prove que|resultado da (?:soma|conta)|soma de \\d+|nao sou um robo',
  ),
  rule(
    'code',
    'codigo (?:de (?:acesso|ativacao|verificacao|confirmacao|seguranca|convite|\\w+ digitos|autorizacao)|que (?:voce|te|lhe|receb|envi)\\w*.*|recebido|enviado|sms)',
  ),
  rule('password', 'senha|palavra passe|palavra (?:chave )?secreta'),
  rule(
    'newsletter',
    '(?:quero|gostaria de|desejo) receber .*|receber (?:as |nossas )?(?:novidades|noticias|ofertas|atualizacoes|promocoes)|me avise.*|assin(?:e|ar|atura d)[ae]? (?:a |nossa )?(?:news|lista).*|lista de e ?mails?',
  ),
  rule('consent', '(?:li|concordo|aceito|autorizo|consinto|confirmo que|declaro que|estou de acordo)\\b.*'),
  rule(
    'trap',
    'nao (?:escreva|digite|altere|mexa|toque|insira)\\b.*|campo armadilha|deix(?:e|ar) (?:este campo )?(?:em branco|vazio)|se (?:voce )?(?:for|e) (?:humano|uma pessoa)|mantenha (?:este campo )?(?:em branco|vazio)',
  ),
]

/** What Portuguese forms ask besides in the words of our fields: “Nome da vaga”, “Preço do anúncio”. Read before those. */
export const portugueseOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:nome|titulo|assunto|tema|descricao|resumo|data|hora|tipo|categoria|preco|custo|valor|url|link|pagina|endereco|local|lugar|inicio|fim|duracao|programa|programacao|motivo|e ?mail|conteudo|autor|perfil|requisitos) (?:\\w+ )?${of}(?:\\w+ )?${event}`,
      `(?:descrev\\w+|expli\\w+|detalh\\w+|cont[ae](?: nos)?|resum\\w+|fal[ae]) (?:como foi |sobre |brevemente )?${the}(?:\\w+ )?(?:${event}|${picture}|experiencia|solicitacao|situacao|mensagem|trajetoria|perfil|cargo|empresa)`,
      `(?:nomes?|e ?mail|telefone|site|url|link|logo|dados|endereco|preco|sobrenome|apelido) (?:\\w+ ){0,2}?${of}${someoneElse}`,
      `(?:fonte|credito|creditos|licenca|direitos|autor|autoria|texto alternativo|legenda|descricao|origem|titulo|copyright) (?:de|do|da|das|dos|para a|para as) ${picture}`,
      'fotos? (?:de (?:perfil|grupo|equipe|equipa)|sua|tua|pessoal|d[oa] (?:equip[ea]|fundador\\w*|autor\\w*|palestrante))|texto alternativo',
      '(?:quem|pessoa que|como|onde|de quem) (?:\\w+ )?(?:te|nos|lhe|voce) (?:\\w+ )?(?:indic|convid|refer|fal|recomend|conhec|encontr|descobr|soub|ouvi|viu|cheg)\\w*.*|quem (?:indic|convid|recomend|refer)\\w+ (?:voce|te|a gente|voces)|pais d[oa] (?:seu |sua )?(?:banco|cartao|conta)|(?:seus|teus) planos$|(?:indicad|recomendad|convidad|referid)[oa] por|como (?:ficou sabendo|soube|chegou|descobriu|ouviu).*|onde (?:ouviu|soube|viu|nos).*',
      `(?:${picture}|prints?|videos?|audios?|publico|comprovante|recibo)(?: \\w+){0,2} ${of}(?:\\w+ )?(?:${event}|candidat[oa]|escritorio)`,
      '(?:podemos|poderiamos|para|ideias? de) melhorar\\b.*|ideia para\\b.*|descrev\\w+ (?:as )?(?:suas |tuas )?(?:necessidades|objetivos|expectativas)|(?:resumo|perfil|titulo|formacao) (?:profissional|academic[oa]|universitari[oa]|curricular)|comentarios? (?:sobre|acerca)\\b.*|seguidores\\b.*|estrelas\\b.*|publico (?:estimado|previsto|presente)|residencia fiscal|(?:e ?mail|telefone|contac?to) (?:alternativ|secundari|adicional|de (?:emergencia|reserva))\\w*|(?:forma|metodo|meio|condicoes) de pagamento|(?:segundo|outro) contac?to|pessoa que (?:te|lhe|o)\\b.*|comprovante\\b.*|(?:quanto|valor que) (?:voce |o senhor )?(?:pagaria|estaria|gasta|ganha|quer|gostaria)\\w*.*|valor d[oa] (?:nota|investimento|doacao|pedido|compra|fatura)',
      '(?:empresa|companhia|organizacao) (?:anterior|previa|matriz|cliente|de (?:entrega|transporte|hospedagem))|(?:em|para|na) (?:que|qual|quem) (?:empresa )?(?:voce )?trabalh\\w+',
      'faturas?|fatur(?:acao|amento)|nota fiscal|dados (?:fiscais|bancarios|de pagamento|de faturacao)|morada|endereco (?:postal|fiscal|fisico|residencial|completo|d[ae] (?:entrega|cobranca|empresa|escritorio|envio|sua casa))|cnpj|cpf|rg|nif|niss|inscricao (?:estadual|municipal)|passaporte|cartao de cidadao|(?:numero|id|identificacao) (?:fiscal|de (?:identi\\w+|cliente|pedido|serie|referencia|conta|contribuinte|funcionari\\w+))|bilhete de identidade',
      'telefones?|telemovel|celular(?<!(?:app|aplicativo|jogo|para) celular)|whats ?app|ddd|ddi|indicativo\\b.*|ramal',
      '^cep$|cep |rua|cidade|bairro|municipio|concelho|distrito|freguesia|localidade|logradouro|codigo postal|complemento',
      '(?:nome de )?(?:usuario|utilizador)(?! (?:do|no|de|em|en|del) (?:x|twitter))(?! (?:alvo|ideal|tipo|final|medio|tipico))(?<!(?:tipo|perfil) d[eo] (?:usuario|utilizador))|pseudonimo|alcunha',
      '^(?:assunto|motivo)(?: (?:da|do) .*)?$|mensagem(?! (?:a|para|de|do|da) (?:a |nossa |lancamento|criador|comunidade))|(?:motivo|razao) (?:de|do|da|por|pel)\\w*\\b.*|por ?que (?:quer\\w*|dev\\w+|voce|te|nos|merec\\w+|escolh\\w+|o seu|a sua)\\b.*',
      'observac(?:ao|oes)|sugest(?:ao|oes)|^(?:seus? |teus? )?(?:comentarios?|notas?)$|(?:comentarios?|notas?|instruc(?:ao|oes)|mensagem|informac(?:ao|oes)|recados?) (?:adiciona\\w*|para (?:o|os|a|as|nos|quem)\\b(?! (?:comunidade|lancamento)).*|intern[oa]s?|extra)|(?:algo|alguma coisa|informac\\w+|comentario) (?:mais|adicional)\\b.*|mais (?:algo|alguma)\\b.*|(?:deix[ea]|escrev[ae]) (?:um|seu|o seu) (?:comentario|recado|depoimento|pergunta)(?! (?:de lancamento|inicial))',
      '(?:idade|genero|sexo|pronomes?|estado civil|nacionalidade|profissao|ocupacao|cargo|biografia|idiomas?)$|^(?:o )?(?:seu |sua |teu |tua |qual (?:e )?(?:o |a )?(?:seu |sua )?)?(?:funcao|cargo|profissao|biografia|ocupacao|idiomas?|relacao|papel)\\b.*|(?:sobre|acerca de) (?:ti|voce|si|mim|o (?:autor|fundador)|a equipe|sua equipe)$|(?:fale|conte) .{0,14}(?:de|sobre) (?:si|voce|sua equipe|sua experiencia)|(?:membros|tamanho|integrantes) d[aoe] .*|data de nascimento|aniversario',
      'data (?:de|do|da|limite|e hora) ?(?:nascimento|fundacao|constituicao|validade|vencimento|inicio|fim|termino|entrega|fatura|compra|contratacao|encerramento|reserva|hora|abertura d)\\b.*|data (?:limite|e hora)|(?:ano|mes) (?:de|em que|da)\\b.*|quando (?:foi fundad|a empresa foi|podemos (?:ligar|falar|conversar)|nasceu|prefer)\\w*.*|(?:melhor )?horarios?\\b.*|(?:que |melhor )?hora\\b.*|disponibilidade (?:horaria|para)\\b.*|duracao\\b.*|prazo\\b.*',
      'quant[oa]s\\b.*|quanto (?:ja |voce |voces |a |o )*(?:fatur|arrecad|capt|levant|invest|ganh|receb|pretende|estari|gasta)\\w*.*|numero de .*|usuarios (?:ativos|registrados|atuais|mensais)|downloads?\\b.*|(?:receita|vendas|lucro|trafego|visitas) (?:anual|mensal|por\\b.*|recorrente|d)\\w*|orcamento\\b.*|financiamento\\b.*|investimento\\b.*|investidor\\w*|rodada\\b.*|avaliacao da empresa|captac\\w+.*|capital\\b.*|estagio\\b.*|fase\\b.*',
      '(?:tamanho|porte|descricao|endereco|tipo|registro|telefone|cargo|funcao|trabalha) (?:da|na|de|em|do|no) (?:sua |tua )?(?:empresa|organizacao|companhia)|sub ?categorias?|(?:segunda|outra|nova|secundaria) (?:categoria|tag|secao)|categoria (?:secundaria|nova|adicional)|(?:patrocin|suger|propo|criar|adicion\\w+ uma nova|falt|pedir)\\w* .{0,16}(?:categoria|etiqueta|secao)\\w*|(?:categoria|etiqueta|secao)s? (?:que (?:falta|deveri|propo))\\w*.*',
      '(?:preco|custo|valor|plano|pacote|opcao|tipo|quanto custa|pagamento) .{0,14}(?:patroc\\w+|publicidade|anunci\\w+|destaque|inclusao|inscricao|divulgac\\w+|espaco|envio|empresa|frete)|comissao\\b.*|preco que (?:pag|estari|voce )\\w*.*|afiliad[oa]s?|indicacao$|descontos?|ofertas? (?:especia\\w*|exclusiv\\w+|para|de lancamento)|cupo(?:m|ns)|doac(?:ao|oes)|preco de (?:venda da|compra|acao)|dispost[oa] a pagar|(?:que|qual) plano (?:voce|prefer|quer|dese)\\w*.*|destacar (?:o|a|seu|sua) .*',
      `(?:link|url|pagina|endereco|site|e ?mail|canal|kit)(?: \\w+)? ${of}(?:\\w+ )?(?:politica|privacidade|termos|condicoes|aviso|documentacao|docs|api|blog|feed|rss|suporte|ajuda|atendimento|faq|perguntas|change ?log|novidades|registro|road ?map|status|imprensa|press|kit|vagas|carreiras?|downloads?|review|reuniao|chamada|call|calendario|agenda|calendly|zoom|meet|drive|formulario|(?<!codigo )fonte|original|concorrencia|concorrentes?|licenca|forum|grupo|canal|servidor|loja|carrinho|checkout|equipe|equipa|login|acesso(?! ao?\\b)|lista de espera|pitch|apresentacao|contabilidade|financeiro|seguranca|vendas|marketing|recuperacao|convite|conta\\b)`,
      '(?:pagina|canal|e ?mail|link|url) (?:de|do|da) (?:suporte|ajuda|apoio|precos)|(?:pagina|link|url) de contac?to|(?:politica|termos|condicoes) (?:de (?:privacidade|uso|servico)|e|gerais)\\b.*|aviso legal|documentacao\\b.*|changelog|roteiro$|kit de (?:imprensa|midia|media)|assessoria de imprensa|curriculo|anex\\w+ .*|lista de espera|registro de alteracoes|proxim[oa]s (?:recursos|passos|versoes|novidades|lancamentos)',
      '^(?:\\w+ )?(?:caracteristicas|funcionalidades|funcoes|recursos|vantagens|beneficios|diferenciais|casos de uso)(?: (?!e |y )\\w+){0,4}$',
      '(?:stack|tecnologias?|linguage(?:m|ns)|ferramentas? (?:que|com as quais) (?:us|utiliz|empreg)\\w*|framework)\\b.*|(?:versao|(?<!(?:tipo|modelo) de )licenca|requisitos)(?! (?:gratuita|gratis|paga|do app|movel|web))(?: .*)?$|(?:que|qual) (?:tecnologia|modelo de (?:ia|linguagem)|versao|licenca|idioma|linguagem)\\w*.*',
      '(?:repit|repet|confirm|verifi)\\w+ (?:de )?(?:o |a )?(?:seu|sua|teu|tua|e ?mail)\\b.*|(?:outro|segundo) (?:e ?mail|nome|sobrenome)|nome d[eo] dominio|(?:seu|sua|teu|tua) (?:pergunta|duvida|opiniao|avaliacao|nota|depoimento|experiencia)\\b.*|depoimentos?|recomendaria\\b.*|o que (?:voce )?(?:achou|acha|gostou)\\b.*|^(?:voce )?(?:ja |e (?:o|a) )?(?:recebeu|tem (?:mais|interesse|algum|co)|quer|aceita|precisa|gostaria|procura|pretende|podemos|deseja) .*',
    ].join('|'),
  ),
]
