/** What a button says that adds something to a cart. */
export const adding =
  /\badd( [\p{L}\p{N} ’'-]{1,40})? to (?:the |my |your )?(?:cart|basket|bag)\b|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello|adicionar ao carrinho|in (?:de |het )?winkel(?:wagen|mandje?)/iu
