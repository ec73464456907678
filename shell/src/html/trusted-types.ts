/**
 * The part of the bootstrap script that defines the Trusted Types policy `default` (R106): the browser asks it before a text
 * becomes the address of a script. It accepts the site's builds, former ones too because of open tabs, and the analytics
 * script `a`, which the page's data names. Text as HTML or as code is refused.
 */
export const trustedTypesPolicy = `if(w.trustedTypes)w.trustedTypes.createPolicy('default',{createScriptURL:function(s){
var u=new URL(s,d.baseURI),p=u.pathname;
return u.origin===w.location.origin&&(/^\\/_builds\\//.test(p)||p===a)?u.href:null}});`;
