/**
 * Defines the Trusted Types policy `default` (R106): script addresses of the site's builds, previous ones too, and the
 * analytics script `a`. HTML and code are refused.
 */
export const trustedTypesPolicy = `if(w.trustedTypes)w.trustedTypes.createPolicy('default',{createScriptURL:function(s){
var u=new URL(s,d.baseURI),p=u.pathname;
return u.origin===w.location.origin&&(/^\\/_builds\\//.test(p)||p===a)?u.href:null}});`;
